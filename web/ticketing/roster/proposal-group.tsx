import type { RosterGroup, RosterRow } from '@takst/contract/ticketing/roster/roster.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rowsOnPage } from '#ticketing/batches/batch/batch.queries.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { Pagination } from '#platform/design/table/pagination.tsx';
import { Table } from '#platform/design/table/table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useComparisonKit } from './comparison-kit.ts';
import { proposalsQuery } from './roster.queries.ts';
import type { Comparison } from './use-comparison.ts';
import { priceDifference, useProposalColumns } from './use-proposal-columns.tsx';

const NeverLeaverModal = lazyDialog(
  async () =>
    (await import('#ticketing/tickets/never-leaver/never-leaver.modal.tsx')).NeverLeaverModal,
);

interface ProposalGroupProps {
  batchId: number;
  comparison: Comparison;
  group: RosterGroup | undefined;
  page: number;
  onPage: (page: number) => void;
}

/** The rows of one group; each is accepted or left, or all of them at once. */
export function ProposalGroup({ batchId, comparison, group, page, onPage }: ProposalGroupProps) {
  const t = useTexts('roster');
  const { calls, groups, personPath } = useComparisonKit();
  const name = group?.class ?? 'joiner';
  const words = groups.find((one) => one.class === name);
  const query = proposalsQuery(calls, batchId, { name, page });
  const { data, isPlaceholderData } = useQuery(query);
  const [marked, setMarked] = useState<RosterRow | null>(null);
  const columns = useProposalColumns({
    name,
    batchId,
    isAccepted: (row) => acceptanceOf(row, comparison.accepting),
    onAccept: (row, isAccepted) =>
      comparison.accept({ which: 'rows', positions: [row.position], isAccepted }),
    onMended: () => comparison.compare(),
    onMark: setMarked,
  });
  return (
    <Card isFlush>
      <h2 className="sr-only">{words?.name}</h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-(--space-panel) py-2 text-small">
        <div className="min-w-0">
          {/* On a phone the rows come first; the name of the group says it, too. */}
          <p className="text-ink-muted max-sm:sr-only">{words?.text}</p>
          {group && <GroupPrice group={group} />}
        </div>
        {group && <GroupActions group={group} comparison={comparison} />}
      </div>
      <Table
        label={words?.name ?? ''}
        columns={columns}
        rows={data?.matches}
        isStale={isPlaceholderData}
        // Positions change when a cell is mended.
        rowKey={({ listRow, subscriberId }) => `${listRow} ${subscriberId}`}
        rowPath={personPath}
        empty={<EmptyState icon="success" title={t('emptyGroup')} />}
        cardsBelow={860}
      />
      <Pagination
        page={page}
        total={data?.totalEntries ?? 0}
        pageSize={rowsOnPage}
        onPage={onPage}
      />
      {marked?.subscriberId != null && (
        <NeverLeaverModal
          subscriberId={marked.subscriberId}
          reason={null}
          onDone={() => comparison.compare()}
          onClose={() => setMarked(null)}
        />
      )}
    </Card>
  );
}

/** What is on its way counts. */
function acceptanceOf(row: RosterRow, accepting: Comparison['accepting']): boolean {
  if (accepting?.which === 'rows') {
    return accepting.positions.includes(row.position) ? accepting.isAccepted : row.isAccepted;
  }
  return row.isAccepted;
}

/** What the group costs more or less a month, and what is accepted of it. */
function GroupPrice({ group: { possiblePrice, acceptedPrice } }: { group: RosterGroup }) {
  const t = useTexts('roster');
  if (possiblePrice === 0) return null;
  const priceOf = (kroner: number | null) =>
    kroner === null ? t('noPrice') : priceDifference(kroner);
  return (
    <p className="tabular-nums">
      {t('groupPrice', { all: priceOf(possiblePrice), accepted: priceOf(acceptedPrice) })}
    </p>
  );
}

/** For all rows of the group, on every page; those that cannot be accepted stay as they are. */
function GroupActions({ group, comparison }: { group: RosterGroup; comparison: Comparison }) {
  const t = useTexts('roster');
  const { class: name, possible, accepted, faulty, rows: seen } = group;
  if (possible === 0) return null;
  const act = (isAccepted: boolean) =>
    comparison.accept({ which: 'group', class: name, isAccepted, seen });
  const remaining = possible - accepted - faulty;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        disabled={remaining === 0 || comparison.accepting !== undefined}
        onClick={() => act(true)}
      >
        {t('acceptAll', { count: possible, rows: formatNumber(possible) })}
      </Button>
      <Button
        disabled={accepted + faulty === 0 || comparison.accepting !== undefined}
        onClick={() => act(false)}
      >
        {t('leaveAll')}
      </Button>
    </div>
  );
}
