import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const ExplainFaultsModal = lazyDialog(
  async () => (await import('./explain-faults.modal.tsx')).ExplainFaultsModal,
);

interface ExplainFaultsProps {
  totals: BatchTotals;
}

/** Opens what the faults of the rows mean, while there are any (spec 3 §2, “mass-order error explanation”). */
export function ExplainFaults({ totals }: ExplainFaultsProps) {
  const t = useTexts('batches');
  const [isOpen, setOpen] = useState(false);
  if (totals.faultGroups.length === 0) return null;
  return (
    <div>
      <Button icon="info" onClick={() => setOpen(true)}>
        {t('explainFaults')}
      </Button>
      {isOpen && <ExplainFaultsModal totals={totals} onClose={() => setOpen(false)} />}
    </div>
  );
}
