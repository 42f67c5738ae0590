import { pathTo } from '@takst/contract/app/path-to.ts';
import type { Proposal } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { proposalsQuery } from '../proposals/operator-desk.queries.ts';

type Overtaken = Proposal & { readonly overtaken: NonNullable<Proposal['overtaken']> };

/** Approved changes that are not made, as a newer file says something else; nothing where there are none. */
export function OvertakenList() {
  const t = useTexts('operator-desk');
  const { data } = useQuery(proposalsQuery);
  const columns = useColumns();
  const rows = (data ?? []).filter((one): one is Overtaken => one.overtaken !== null);
  if (rows.length === 0) return null;
  return (
    <Card title={t('overtakenList')} isFlush>
      <p className="px-(--space-panel) py-3 text-ink-muted">{t('overtakenListText')}</p>
      <Table
        label={t('overtakenList')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowPath={({ id }) => pathTo('/operator/forslag/{id}', { id })}
        cardsBelow={860}
        empty={null}
      />
    </Card>
  );
}

function useColumns(): Column<Overtaken>[] {
  const t = useTexts('operator-desk');
  const language = usePageLanguage();
  const moment = useMoment();
  return [
    {
      id: 'product',
      header: t('product'),
      isRowHeader: true,
      cell: ({ overtaken }) => overtaken.productName[language],
    },
    {
      id: 'from',
      header: t('wasToHoldFrom'),
      width: 9,
      cell: ({ firstDay }) => <span className="tabular-nums">{formatDate(firstDay)}</span>,
    },
    { id: 'proposed', header: t('proposedByHeader'), cell: ({ proposedBy }) => proposedBy },
    { id: 'approved', header: t('approvedByHeader'), cell: ({ decidedBy }) => decidedBy },
    {
      id: 'file',
      header: t('overtakenBy'),
      cell: ({ overtaken: { asOf, at } }) =>
        t('overtakenFile', { date: formatDate(asOf), moment: moment(at, 'in-sentence') }),
    },
  ];
}
