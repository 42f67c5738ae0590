import { currentEntry, menuSectionsFor } from '#app/shell/menu-sections.ts';
import { sheetFootButton } from '#app/shell/shell-style.ts';
import { iconButtonClass } from '#platform/design/buttons/button-style.ts';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Logo } from '#platform/design/logo.tsx';
import { MenuList } from '#platform/design/menu/menu-list.tsx';
import { visitorEntries } from '#app/page-table/visitor.pages.ts';
import { useSessionState } from '#platform/session/use-session.ts';
import { plainText } from '#platform/texts/refusal-texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { LanguageLink } from './look-links.tsx';
import { publicVisit } from './public-visit.ts';
import { NextThemeLink } from './theme-links.tsx';

/** The front page has none beside it: its text leads to the pages for visitors. */
const isFrontPage = (pathname: string): boolean => pathname === '/' || pathname === '/home';

export const PublicMenu = () =>
  isFrontPage(publicVisit().pathname) ? null : <MenuEntries isSheet={false} />;

function MenuEntries({ isSheet }: { isSheet: boolean }) {
  const t = useTexts('app');
  const sections = menuSectionsFor(useSessionState(), (key) => plainText(t, key), visitorEntries);
  if (sections.length === 0) return null;
  return (
    <nav aria-label={t('mainMenu')}>
      <MenuList
        sections={sections}
        current={currentEntry(publicVisit().pathname, sections)}
        isSheet={isSheet}
      />
    </nav>
  );
}

/** The menu button of a phone and the sheet that it opens, without a script. */
export function PublicMenuSheet() {
  const t = useTexts('app');
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={t('menu')}
        title={t('menu')}
        className={classNames(
          iconButtonClass,
          'text-on-header hover:bg-header-hover focus-visible:outline-on-header',
        )}
      >
        <Icon name="menu" />
      </button>
      <div
        id="menu"
        popover="auto"
        role="dialog"
        aria-label={t('menu')}
        className="fixed inset-auto top-0 right-0 m-0 h-dvh max-h-none w-88 max-w-[88vw] bg-surface text-ink shadow-float backdrop:bg-backdrop"
      >
        <div className="flex h-full flex-col">
          <div className="flex items-start justify-between gap-2 border-b border-line py-2 pr-2 pl-5">
            <div className="min-w-0 flex-1 py-2.5">
              <Logo />
            </div>
            <button
              type="button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={t('closeMenu')}
              title={t('closeMenu')}
              className={iconButtonClass}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-3">
            <MenuEntries isSheet />
          </div>
          <div className="grid auto-cols-fr grid-flow-col border-t border-line p-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
            <LanguageLink className={sheetFootButton} />
            <NextThemeLink />
          </div>
        </div>
      </div>
    </>
  );
}
