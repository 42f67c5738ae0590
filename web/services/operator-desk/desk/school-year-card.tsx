import type { SchoolYearRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import { schoolYearName } from '@takst/domain/services/school-tickets/school-year.rules.ts';
import { useState } from 'react';
import { formatDate } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DatedTable } from './dated.table.tsx';
import type { Desk } from './desk-reply.ts';

const ProposeSchoolYearModal = lazyDialog(
  async () => (await import('./propose-school-year.modal.tsx')).ProposeSchoolYearModal,
);

export function SchoolYearCard({ desk }: { desk: Desk | undefined }) {
  const t = useTexts('operator-desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DatedTable
        title={t('schoolYears')}
        text={t('schoolYearText')}
        rows={desk?.schoolYears}
        dayOf={({ firstStart }) => firstStart}
        columns={useColumns()}
        onPropose={() => setOpen(true)}
      />
      {isOpen && desk && <ProposeSchoolYearModal desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}

function useColumns(): Column<SchoolYearRow>[] {
  const t = useTexts('operator-desk');
  const dayColumn = (id: 'opensOn' | 'latestStart' | 'lastDay'): Column<SchoolYearRow> => ({
    id,
    header: t(id),
    cell: (year) => <span className="tabular-nums">{formatDate(year[id])}</span>,
    cardCell: (year) => `${t(id)} ${formatDate(year[id])}`,
  });
  return [
    { id: 'year', header: t('year'), cell: schoolYearName },
    dayColumn('opensOn'),
    dayColumn('latestStart'),
    dayColumn('lastDay'),
  ];
}
