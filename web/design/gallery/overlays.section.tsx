import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-style.ts';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { Dropdown } from '#design/overlays/dropdown.tsx';
import { Modal } from '#design/overlays/modal.tsx';
import { showToast } from '#design/toasts/toasts.ts';
import { ExampleFields } from './example-fields.tsx';
import { useGalleryTexts } from './use-gallery-texts.ts';
import { Section } from './section.tsx';

export function OverlaysSection() {
  const texts = useGalleryTexts();
  const [open, setOpen] = useState<'modal' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={texts.overlays}>
      <div className="flex flex-wrap gap-3">
        <Dropdown label={texts.menu} buttonClassName={buttonClass('secondary')} align="start">
          {(shut) => (
            <Button variant="quiet" icon="sign-out" onClick={shut} className="w-full">
              {texts.signOut}
            </Button>
          )}
        </Dropdown>
        <Button onClick={() => setOpen('modal')}>{texts.openModal}</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          {texts.openConfirm}
        </Button>
        <Button onClick={() => showToast('success', texts.toastSuccess)}>
          {texts.showSuccess}
        </Button>
        <Button onClick={() => showToast('error', texts.toastError)}>{texts.showError}</Button>
      </div>
      <Modal
        isOpen={open === 'modal'}
        onClose={close}
        title={texts.modalTitle}
        actions={
          <Button variant="primary" onClick={close}>
            {texts.primary}
          </Button>
        }
      >
        <ExampleFields set="modal" />
      </Modal>
      {open === 'confirm' && (
        <FormDialog
          isQuestion
          isDanger
          title={texts.confirmTitle}
          submitLabel={texts.danger}
          operation={{ isPending: false, problem: { text: texts.confirmError } }}
          onSubmit={close}
          onClose={close}
        >
          <p>{texts.confirmText}</p>
        </FormDialog>
      )}
    </Section>
  );
}
