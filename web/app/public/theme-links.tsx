import { headerButton, menuRow, sheetFootButton } from '#app/shell/shell-style.ts';
import { themeLooks, themes } from '#app/shell/theme-choice.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { LookLink } from './look-links.tsx';
import { publicTheme } from './public-theme.ts';

/** The themes in a panel that opens without a script. */
export function ThemeLinks() {
  const t = useTexts('app');
  const currentTheme = publicTheme();
  return (
    <div className="max-md:hidden">
      <button type="button" popoverTarget="themes" className={headerButton}>
        <Icon name="sun" />
        <span className="sr-only">{t('theme')}</span>
      </button>
      <div
        id="themes"
        popover="auto"
        role="group"
        aria-label={t('theme')}
        className="fixed inset-auto top-(--size-header) right-4 m-0 min-w-48 rounded-panel border border-line bg-surface p-1.5 text-ink shadow-float"
      >
        {themes.map((theme) => {
          const [icon, text] = themeLooks[theme];
          const isCurrent = theme === currentTheme;
          return (
            <LookLink
              key={theme}
              look={{ theme }}
              aria-current={isCurrent ? 'true' : undefined}
              className={menuRow}
            >
              <Icon name={icon} />
              <span className="flex-1">{t(text)}</span>
              {isCurrent && <Icon name="check" />}
            </LookLink>
          );
        })}
      </div>
    </div>
  );
}

/** One link for the three, in the sheet of a phone: it leads on to the next. */
export function NextThemeLink() {
  const t = useTexts('app');
  const currentTheme = publicTheme();
  const [icon, text] = themeLooks[currentTheme];
  const next = themes[(themes.indexOf(currentTheme) + 1) % themes.length] ?? 'auto';
  return (
    <LookLink look={{ theme: next }} className={classNames(sheetFootButton)}>
      <Icon name={icon} />
      <span className="sr-only">{t('theme')}: </span>
      {t(text)}
    </LookLink>
  );
}
