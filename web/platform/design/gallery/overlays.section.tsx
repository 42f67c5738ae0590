import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { Dropdown } from '#platform/design/overlays/dropdown.tsx';
import { Modal } from '#platform/design/overlays/modal.tsx';
import { showToast, type ToastContent } from '#platform/design/toasts/toasts.ts';
import { ExampleFields } from './example-fields.tsx';
import { ExamplePalette } from './example-palette.tsx';
import { Section } from './section.tsx';

export function OverlaysSection() {
  const [open, setOpen] = useState<'modal' | 'question' | 'palette' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Above the page">
      <div className="flex flex-wrap gap-3">
        <Dropdown label="Dropdown" buttonClassName={buttonClass('secondary')} align="start">
          {(shut) => (
            <Button variant="quiet" icon="sign-out" onClick={shut} className="w-full">
              Sign out
            </Button>
          )}
        </Dropdown>
        <Button onClick={() => setOpen('modal')}>Modal</Button>
        <Button variant="danger" onClick={() => setOpen('question')}>
          Question
        </Button>
        <Button icon="search" onClick={() => setOpen('palette')}>
          Palette
        </Button>
        {(['success', 'error'] as const).map((kind) => (
          <Button key={kind} onClick={() => showToast(kind, toastOf(kind))}>
            Toast: {kind}
          </Button>
        ))}
      </div>
      <Modal
        isOpen={open === 'modal'}
        onClose={close}
        title="Modal"
        actions={
          <Button variant="primary" onClick={close}>
            Order
          </Button>
        }
      >
        <ExampleFields set="modal" />
      </Modal>
      {open === 'palette' && <ExamplePalette onClose={close} />}
      {open === 'question' && (
        <FormDialog
          isQuestion
          isDanger
          title="End the ticket?"
          submitLabel="End"
          operation={{ isPending: false, problem: { text: 'It did not work. Try again.' } }}
          onSubmit={close}
          onClose={close}
        >
          <p>This cannot be undone.</p>
        </FormDialog>
      )}
    </Section>
  );
}

const toastOf = (kind: string): ToastContent => ({
  title: `A toast: ${kind}`,
  text: 'Åse-Marie Aas, from 1 December',
  link: { to: '/home', text: 'See the ticket' },
  action: { text: 'Undo', onAct: () => undefined, undoes: true },
});
