import type { getDesk } from '@takst/contract/services/operator-desk/get-desk.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { useState } from 'react';
import { formatNumber } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DatedTable } from './dated.table.tsx';

const ProposeQuarantineModal = lazyDialog(
  async () => (await import('./propose-quarantine.modal.tsx')).ProposeQuarantineModal,
);

export type Desk = Reply<typeof getDesk>;

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
