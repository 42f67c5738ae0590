import { useRouterState } from '@tanstack/react-router';
import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Logo } from '#design/logo.tsx';
import { useSessionState } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Menu } from './menu.tsx';
import { sheetFootButton } from './shell-style.ts';
import { ThemeButton } from './theme-choice.tsx';

// Visitors do not fetch them.
const SheetCompany = lazy(async () => ({
  default: (await import('./signed-in-sheet.tsx')).SheetCompany,
}));
const SheetUser = lazy(async () => ({
  default: (await import('./signed-in-sheet.tsx')).SheetUser,
}));

/** The menu button of a phone and the sheet it opens, with all that does not fit in the header. */
export function MenuSheet() {
  const t = useTexts('app');
  const sheet = useRef<HTMLDialogElement>(null);
  const { state } = useSessionState();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });

  useEffect(() => sheet.current?.close(), [pathname]);

  function closeFromOutside(event: MouseEvent) {
    // A press on the dialog element itself is a press on the backdrop.
    if (event.target === sheet.current) sheet.current?.close();
  }

  return (
    <>
      <IconButton
        icon="menu"
        label={t('menu')}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
        className="text-on-header hover:bg-header-hover focus-visible:outline-on-header"
      />
      <dialog
        ref={sheet}
        aria-label={t('menu')}
        onClick={closeFromOutside}
        className="m-0 ml-auto h-dvh max-h-none w-88 max-w-[88vw] bg-surface text-ink shadow-float backdrop:bg-backdrop open:animate-appear"
      >
        <div className="flex h-full flex-col">
          <div className="flex items-start justify-between gap-2 border-b border-line py-2 pr-2 pl-5">
            <div className="min-w-0 flex-1 py-2.5">
              {state === 'fetch-success' ? (
                <Suspense fallback={<div className="h-11" />}>
                  <SheetCompany />
                </Suspense>
              ) : (
                <Logo />
              )}
            </div>
            <IconButton
              icon="close"
              label={t('closeMenu')}
              onClick={() => sheet.current?.close()}
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-3">
            <Menu isSheet />
          </div>
          <div className="grid auto-cols-fr grid-flow-col border-t border-line p-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
            {state === 'fetch-success' && (
              <Suspense>
                <SheetUser />
              </Suspense>
            )}
            <LanguageChoice className={sheetFootButton} />
            <ThemeButton className={sheetFootButton} />
          </div>
        </div>
      </dialog>
    </>
  );
}
