import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useWords } from '#design/words.ts';
import { Modal } from './modal.tsx';

interface ConfirmProps {
  isOpen: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** What the button does, as a verb: 'Avslutt billetten'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** The act cannot be undone. */
  isDanger?: boolean;
  isPending?: boolean;
  /** Disables the confirm button, for example until checks are done (spec 1 §2.3). */
  isDisabled?: boolean;
  /** Why the act failed; the dialog stays open. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an act that is hard to undo. */
export function Confirm(props: ConfirmProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel, error, onConfirm, onCancel } = props;
  const { isDanger = false, isPending = false, isDisabled = false } = props;
  const words = useWords();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      isBusy={isPending}
      actions={
        <>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            disabled={isDisabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button disabled={isPending} onClick={onCancel}>
            {cancelLabel ?? words('cancel')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <div>{children}</div>
        {error && (
          <Notice kind="danger" isAnnounced>
            {error}
          </Notice>
        )}
      </div>
    </Modal>
  );
}
