import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const DiscardModal = lazyDialog(async () => (await import('./discard.modal.tsx')).DiscardModal);

export function DiscardButton({ batch }: { batch: Batch }) {
  const t = useTexts('batches');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        {t('discard')}
      </Button>
      {isOpen && <DiscardModal batch={batch} onClose={() => setOpen(false)} />}
    </>
  );
}
