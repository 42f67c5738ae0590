import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-style.ts';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { Dropdown } from '#design/overlays/dropdown.tsx';
import { Modal } from '#design/overlays/modal.tsx';
import { showToast } from '#design/toasts/toasts.ts';
import { ExampleFields } from './example-fields.tsx';
import { useGalleryWords } from './gallery-words.ts';
import { Section } from './section.tsx';

export function OverlaysSection() {
  const words = useGalleryWords();
  const [open, setOpen] = useState<'modal' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={words.overlays}>
      <div className="flex flex-wrap gap-3">
        <Dropdown label={words.menu} buttonClassName={buttonClass('secondary')} align="start">
          {(shut) => (
            <Button variant="quiet" icon="sign-out" onClick={shut} className="w-full">
              {words.signOut}
            </Button>
          )}
        </Dropdown>
        <Button onClick={() => setOpen('modal')}>{words.openModal}</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          {words.openConfirm}
        </Button>
        <Button onClick={() => showToast('success', words.toastSuccess)}>
          {words.showSuccess}
        </Button>
        <Button onClick={() => showToast('error', words.toastError)}>{words.showError}</Button>
      </div>
      <Modal
        isOpen={open === 'modal'}
        onClose={close}
        title={words.modalTitle}
        actions={
          <Button variant="primary" onClick={close}>
            {words.primary}
          </Button>
        }
      >
        <ExampleFields set="modal" />
      </Modal>
      {open === 'confirm' && (
        <FormDialog
          isQuestion
          isDanger
          title={words.confirmTitle}
          submitLabel={words.danger}
          operation={{ isPending: false, problem: { text: words.confirmError } }}
          onSubmit={close}
          onClose={close}
        >
          <p>{words.confirmText}</p>
        </FormDialog>
      )}
    </Section>
  );
}
