import { type ReactNode, useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Modal } from '#design/overlays/modal.tsx';
import { useTexts } from '#texts/use-texts.ts';

interface RolesModalProps {
  title: string;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Roles in one company, upon the page of their user. */
export function RolesModal({ title, confirmLabel, onConfirm, onClose, children }: RolesModalProps) {
  const t = useTexts('user-roles');
  const form = useId();
  return (
    <Modal
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} variant="primary">
            {confirmLabel}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the page beneath is another one.
          event.stopPropagation();
          onConfirm();
        }}
      >
        {children}
        <p className="text-sm text-ink-muted">{t('notSavedYet')}</p>
      </form>
    </Modal>
  );
}
