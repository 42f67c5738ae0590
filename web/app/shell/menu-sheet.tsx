import { useRouterState } from '@tanstack/react-router';
import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { useSessionState } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Menu } from './menu.tsx';
import { menuRow } from './shell-style.ts';
import { ThemeChoice } from './theme-choice.tsx';

// Visitors do not fetch it.
const SignedInSheet = lazy(async () => ({
  default: (await import('./signed-in-sheet.tsx')).SignedInSheet,
}));

/** The menu button of a phone and the sheet it opens, with all that does not fit in the header. */
export function MenuSheet() {
  const t = useTexts('app');
  const sheet = useRef<HTMLDialogElement>(null);
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
        className="text-on-header hover:bg-header-hover focus-visible:outline-on-header md:hidden"
      />
      <dialog
        ref={sheet}
        aria-label={t('menu')}
        onClick={closeFromOutside}
        className="m-0 ml-auto h-dvh max-h-none w-80 max-w-[88vw] bg-surface text-ink shadow-float backdrop:bg-backdrop open:animate-appear"
      >
        <div className="flex min-h-full flex-col gap-4 p-3">
          <IconButton
            icon="close"
            label={t('closeMenu')}
            onClick={() => sheet.current?.close()}
            className="self-end"
          />
          <SheetContent />
        </div>
      </dialog>
    </>
  );
}

function SheetContent() {
  const t = useTexts('app');
  const { state } = useSessionState();
  return (
    <>
      <Menu />
      <div className="border-t border-line pt-4">
        <h2 className="px-3 pb-1 text-small font-semibold text-ink-muted">{t('theme')}</h2>
        <ThemeChoice />
      </div>
      <div className="border-t border-line pt-4">
        <LanguageChoice className={menuRow} />
      </div>
      {state === 'fetch-success' && (
        <Suspense>
          <SignedInSheet />
        </Suspense>
      )}
    </>
  );
}
