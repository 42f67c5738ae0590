import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { RosterSummary } from '@takst/contract/ticketing/roster/roster.schema.ts';
import { useState } from 'react';
import { useBatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { BottomBar } from '#platform/design/page/bottom-bar.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { RosterGuards } from './roster-guards.tsx';
import { totalOf } from './roster-total.ts';
import type { Comparison } from './use-comparison.ts';
import { priceDifference } from './use-proposal-columns.tsx';

const CarryOutRosterModal = lazyDialog(
  async () => (await import('./carry-out-roster.modal.tsx')).CarryOutRosterModal,
);

interface RosterFootBarProps {
  batch: Batch;
  summary: RosterSummary;
  comparison: Comparison;
}

/** What is accepted of all groups and what it costs; it stays in sight. */
export function RosterFootBar({ batch, summary, comparison }: RosterFootBarProps) {
  const t = useTexts('roster');
  const { texts } = useBatchKit();
  const [isOpen, setOpen] = useState(false);
  const { accepted, faulty, price } = totalOf(summary);
  const sentences = [
    t('total', { count: accepted, rows: formatNumber(accepted) }),
    price !== null && t('pricePerMonth', { price: priceDifference(price) }),
    faulty > 0 && t('faulty', { count: faulty, rows: formatNumber(faulty) }),
  ].filter(Boolean);
  return (
    <BottomBar>
      <RosterGuards summary={summary} />
      <p role="status" className="tabular-nums max-sm:w-full sm:mr-auto">
        {sentences.join(' · ')}
      </p>
      <Button
        variant="primary"
        className="max-sm:flex-1 max-sm:px-2"
        disabled={accepted === 0 || comparison.isComparing}
        onClick={() => setOpen(true)}
      >
        {texts.carryOut(accepted)}
      </Button>
      {isOpen && (
        <CarryOutRosterModal
          batch={batch}
          summary={summary}
          onStale={() => comparison.compare()}
          onClose={() => setOpen(false)}
        />
      )}
    </BottomBar>
  );
}
