import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { LocaleProvider } from '#platform/design/locale-provider.tsx';
import { WhenLoaded } from '#platform/design/page/when-loaded.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';

interface ModalProps {
  isOpen: boolean;
  /** Called by the cross and by Escape. A press outside does nothing: it could lose a filled form. */
  onClose: () => void;
  title: string;
  /** Below the title: the person or thing that the dialog is about. */
  subtitle?: string | undefined;
  width?: 'narrow' | 'wide';
  /** Disables the cross and Escape while something is being sent. */
  isBusy?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** The buttons, the main one first. */
  actions?: ReactNode;
  /** Stays beside the buttons while the body scrolls. */
  foot?: ReactNode;
  children: ReactNode;
}

const widths = { narrow: 'sm:max-w-xl', wide: 'sm:max-w-3xl' } as const;

/**
 * A modal dialog; on a phone it slides up from the bottom. Title and buttons stay in view while the body
 * scrolls, except on a screen too low to leave room for the body.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, title, width = 'narrow', isBusy = false, role = 'dialog' } = props;
  const { subtitle, actions, foot, children } = props;
  const t = useDesignTexts();
  const [isBodyShown, setBodyShown] = useState(false);
  return (
    <LocaleProvider>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isKeyboardDismissDisabled={isBusy}
        className="fixed inset-0 z-40 grid items-end justify-items-center bg-backdrop data-entering:animate-appear sm:items-center sm:p-6"
      >
        <AriaModal
          className={classNames(
            'flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-panel bg-surface text-ink shadow-float data-entering:animate-rise [@media(max-height:26rem)]:overflow-y-auto sm:rounded-panel',
            widths[width],
          )}
        >
          <Dialog
            role={role}
            // A title that comes while a part of the dialog is still fetched is not found by its id.
            aria-label={title}
            className="flex min-h-0 flex-col outline-none [@media(max-height:26rem)]:min-h-fit"
          >
            <div className="flex items-start justify-between gap-4 px-4 pt-4 pb-3 sm:px-6 sm:pt-5">
              <div className="min-w-0">
                <Heading slot="title" className="py-1.5 text-figure font-bold tracking-tight">
                  {title}
                </Heading>
                {subtitle && <p className="-mt-1 text-small text-ink-muted">{subtitle}</p>}
              </div>
              <IconButton icon="close" label={t('close')} onClick={onClose} disabled={isBusy} />
            </div>
            {/* A part that is still fetched waits alone: Preact would take the whole dialog out of the page meanwhile, and its focus and
                Escape with it (docs/decisions/0116). The buttons come after it: a form that is not there cannot be sent. */}
            <ScrollingBody hasFoot={Boolean(actions)}>
              <WhenLoaded onShown={() => setBodyShown(true)}>{children}</WhenLoaded>
            </ScrollingBody>
            {actions && isBodyShown && (
              <div className="flex flex-wrap gap-3 border-t border-line bg-sunken px-4 py-4 max-sm:[&>button]:grow sm:flex-row-reverse sm:items-center sm:px-6">
                {foot !== undefined && (
                  <div className="w-full sm:order-last sm:mr-auto sm:w-auto">{foot}</div>
                )}
                {actions}
              </div>
            )}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </LocaleProvider>
  );
}

function ScrollingBody({ hasFoot, children }: { hasFoot: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      // A body without a field must be focusable to be scrolled by keyboard.
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    for (const observedElement of [element, ...element.children]) watch.observe(observedElement);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={body}
      className={classNames(
        'min-h-0 overflow-y-auto px-4 pt-2 sm:px-6 [@media(max-height:26rem)]:overflow-visible',
        hasFoot ? 'pb-5' : 'pb-6',
      )}
    >
      {children}
    </div>
  );
}
