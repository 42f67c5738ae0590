import { Icon } from '#design/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { menuRow } from './shell-style.ts';
import { chooseTheme, themes, useTheme } from './theme.ts';

const looks = {
  auto: ['settings', 'themeAuto'],
  light: ['sun', 'themeLight'],
  dark: ['moon', 'themeDark'],
} as const;

/** Light, dark, or the device's setting. */
export function ThemeChoice() {
  const t = useTexts('app');
  const currentTheme = useTheme();
  return (
    <div role="group" aria-label={t('theme')}>
      {themes.map((theme) => {
        const [icon, text] = looks[theme];
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
