import { preferenceSeconds } from '@takst/domain/platform/retention/preference-cookies.ts';
import { useSyncExternalStore } from 'react';
import { Icon } from '#platform/design/icon.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { menuRow } from './shell-style.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The icon and the word of each. */
export const themeLooks = {
  auto: ['settings', 'themeAuto'],
  light: ['sun', 'themeLight'],
  dark: ['moon', 'themeDark'],
} as const;

const root = () => document.documentElement;
const themeNow = (): Theme => themes.find((theme) => theme === root().dataset['theme']) ?? 'auto';

const watch = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

const useTheme = (): Theme => useSyncExternalStore(watch, themeNow);

/** Kept in a cookie: the server renders the next page with it, so nothing flashes. */
export function chooseTheme(theme: Theme): void {
  root().dataset['theme'] = theme;
  document.cookie = `theme=${theme}; path=/; max-age=${preferenceSeconds}; samesite=lax`;
}

/** One button for the three: shows the present one, and a press moves on to the next. */
export function ThemeButton({ className }: { className: string }) {
  const t = useTexts('app');
  const currentTheme = useTheme();
  const [icon, text] = themeLooks[currentTheme];
  const next = themes[(themes.indexOf(currentTheme) + 1) % themes.length] ?? 'auto';
  return (
    <button type="button" onClick={() => chooseTheme(next)} className={className}>
      <Icon name={icon} />
      <span className="sr-only">{t('theme')}: </span>
      {t(text)}
    </button>
  );
}

export function ThemeChoice() {
  const t = useTexts('app');
  const currentTheme = useTheme();
  return (
    <div role="group" aria-label={t('theme')}>
      {themes.map((theme) => {
        const [icon, text] = themeLooks[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === currentTheme}
            onClick={() => chooseTheme(theme)}
            className={menuRow}
          >
            <Icon name={icon} />
            <span className="flex-1">{t(text)}</span>
            {theme === currentTheme && <Icon name="check" />}
          </button>
        );
      })}
    </div>
  );
}
