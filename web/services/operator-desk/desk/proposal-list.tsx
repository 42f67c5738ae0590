import { pathTo } from '@takst/contract/app/path-to.ts';
import type { Proposal } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { hasWaitedLong } from '@takst/domain/services/operator-desk/waiting.rules.ts';
import { formatDate, formatNumber } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { proposalsQuery } from '../proposals/operator-desk.queries.ts';
import { ProposalState } from '../proposals/proposal-state.tsx';
import { useKindName } from '../proposals/use-kind-name.ts';

/** What waits, and what was decided last. */
export function ProposalList() {
  const t = useTexts('operator-desk');
  const { data } = useQuery(proposalsQuery);
  const { today } = useSignedIn();
  const late = (data ?? []).filter(
    (one) => one.state === 'OPEN' && hasWaitedLong({ proposedAt: one.proposedAt, today }),
  );
  return (
    <Card title={t('proposals')} isFlush>
      {late.length > 0 && (
        <Notice
          kind="warning"
          className="m-(--space-panel)"
          title={t('waitLong', { count: late.length, number: formatNumber(late.length) })}
        >
          <p>{t('waitLongText')}</p>
        </Notice>
      )}
      <Table
        label={t('proposals')}
        columns={useColumns()}
        rows={data?.toSorted(openFirst)}
        rowKey={({ id }) => id}
        rowPath={({ id }) => pathTo('/operator/forslag/{id}', { id })}
        skeletonRows={3}
        cardsBelow={860}
        empty={
          <EmptyState icon="inbox" title={t('noProposalsTitle')}>
            {t('noProposalsText')}
          </EmptyState>
        }
      />
    </Card>
  );
}

const openFirst = (one: Proposal, other: Proposal): number =>
  Number(other.state === 'OPEN') - Number(one.state === 'OPEN');

function useColumns(): Column<Proposal>[] {
  const t = useTexts('operator-desk');
  const moment = useMoment();
  const kindName = useKindName();
  return [
    { id: 'change', header: t('change'), isRowHeader: true, cell: kindName },
    {
      id: 'from',
      header: t('from'),
      width: 8,
      cell: ({ firstDay }) => <span className="tabular-nums">{formatDate(firstDay)}</span>,
    },
    { id: 'by', header: t('by'), cell: ({ proposedBy }) => proposedBy },
    { id: 'proposed', header: t('proposed'), cell: ({ proposedAt }) => moment(proposedAt) },
    {
      id: 'state',
      header: t('state'),
      width: 13,
      cell: (proposal) => <ProposalState proposal={proposal} />,
      onCard: 'below',
    },
  ];
}
