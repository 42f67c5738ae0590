import { useState } from 'react';
import { formatNumber } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DatedTable } from './dated.table.tsx';
import type { Desk } from './desk-reply.ts';

const ProposeQuarantineModal = lazyDialog(
  async () => (await import('./propose-quarantine.modal.tsx')).ProposeQuarantineModal,
);

export function QuarantineCard({ desk }: { desk: Desk | undefined }) {
  const t = useTexts('operator-desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DatedTable
        title={t('quarantine')}
        text={t('quarantineText')}
        rows={desk?.quarantine}
        dayOf={({ validFrom }) => validFrom}
        columns={[
          {
            id: 'days',
            header: t('days'),
            cell: ({ days: count }) => t('nrOfDays', { count, number: formatNumber(count) }),
          },
        ]}
        onPropose={() => setOpen(true)}
      />
      {isOpen && desk && <ProposeQuarantineModal desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}
