import { useRouterState } from '@tanstack/react-router';
import { lazy, type MouseEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { WhenLoaded } from '#platform/design/page/when-loaded.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const SheetContent = lazy(async () => ({
  default: (await import('./sheet-content.tsx')).SheetContent,
}));

/** The menu button of a phone and the sheet it opens, with all that does not fit in the header. */
export function MenuSheet() {
  const t = useTexts('app');
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpened, setOpened] = useState(false);
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
        onClick={() => {
          setOpened(true);
          sheet.current?.showModal();
        }}
        className="text-on-header hover:bg-header-hover focus-visible:outline-on-header"
      />
      <dialog
        ref={sheet}
        aria-label={t('menu')}
        onClick={closeFromOutside}
        className="m-0 ml-auto h-dvh max-h-none w-88 max-w-[88vw] bg-surface text-ink shadow-float backdrop:bg-backdrop open:animate-appear"
      >
        {isOpened && (
          <WhenLoaded>
            <SheetContent onClose={() => sheet.current?.close()} />
          </WhenLoaded>
        )}
      </dialog>
    </>
  );
}
