import type { QuarantineRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import { useState } from 'react';
import { formatNumber } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DatedTable } from './dated.table.tsx';
import type { DaysKind } from './days-kind.ts';
import type { Desk } from './desk-reply.ts';

const ProposeDaysModal = lazyDialog(
  async () => (await import('./propose-days.modal.tsx')).ProposeDaysModal,
);

const texts = {
  quarantine: { title: 'quarantine', text: 'quarantineText' },
  'payment-deadline': { title: 'deadline', text: 'deadlineText' },
} as const;

const rowsOf = (kind: DaysKind, desk: Desk | undefined): readonly QuarantineRow[] | undefined =>
  kind === 'quarantine' ? desk?.quarantine : desk?.paymentDeadlines;

/** A number of days that holds from a day on. */
export function DaysCard({ kind, desk }: { kind: DaysKind; desk: Desk | undefined }) {
  const t = useTexts('operator-desk');
  const [isOpen, setOpen] = useState(false);
  const { title, text } = texts[kind];
  return (
    <>
      <DatedTable
        title={t(title)}
        text={t(text)}
        rows={rowsOf(kind, desk)}
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
      {isOpen && desk && (
        <ProposeDaysModal kind={kind} desk={desk} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
