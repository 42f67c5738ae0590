import type { ReactNode } from 'react';
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { classNames } from '#design/class-names.ts';
import { LocaleProvider } from '#design/locale-provider.tsx';
import { useWords } from '#design/words.ts';

interface ModalProps {
  isOpen: boolean;
  /** Called by the cross and by Escape. A press outside does nothing: it could lose a filled form. */
  onClose: () => void;
  title: string;
  width?: 'narrow' | 'wide';
  /** Disables the cross and Escape while something is being sent. */
  isBusy?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** The buttons, the main one first. */
  actions?: ReactNode;
  children: ReactNode;
}

const widths = { narrow: 'sm:max-w-xl', wide: 'sm:max-w-3xl' } as const;

/** A modal dialog; on a phone it slides up from the bottom. */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, title, width = 'narrow', isBusy = false, role = 'dialog' } = props;
  const { actions, children } = props;
  const words = useWords();
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
            'max-h-[92dvh] w-full overflow-y-auto rounded-t-panel bg-surface text-ink shadow-xl data-entering:animate-rise sm:rounded-panel',
            widths[width],
          )}
        >
          <Dialog role={role} className="p-4 outline-none sm:p-6">
            <div className="mb-5 flex items-start justify-between gap-4">
              <Heading slot="title" className="py-1.5 text-2xl font-bold tracking-tight">
                {title}
              </Heading>
              <IconButton icon="close" label={words('close')} onClick={onClose} disabled={isBusy} />
            </div>
            {children}
            {actions && (
              <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">{actions}</div>
            )}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </LocaleProvider>
  );
}
