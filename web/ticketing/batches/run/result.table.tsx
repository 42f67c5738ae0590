import type { BatchRow } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { Badge, type BadgeTone } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { Pagination } from '#platform/design/table/pagination.tsx';
import { Table } from '#platform/design/table/table.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { rowsOnPage } from '../batch/batch.queries.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useNameColumns, useRowName } from '../cell/use-row-name.ts';
import { useFaultTexts } from '../batch/fault-texts.ts';
import { useColumnLabels } from '../batch/use-column-labels.ts';
import { useColumnsInUse } from '../batch/use-columns.ts';
import type { Rows } from '../batch/use-rows.ts';

/** What came of each row, with a link to what was made of it. */
export function ResultTable({ rows }: { rows: Rows }) {
  const t = useTexts('batches');
  const { subjectPath } = useBatchKit();
  return (
    <Card isFlush>
      <Table
        label={t('rows')}
        columns={useColumns(rows.rows ?? [])}
        rows={rows.rows}
        isStale={rows.isStale}
        rowKey={({ position }) => position}
        rowPath={({ subject }) => subject && subjectPath(subject)}
        empty={<EmptyState icon="success" title={t('noRows')} />}
      />
      <Pagination page={rows.page} total={rows.total} pageSize={rowsOnPage} onPage={rows.setPage} />
    </Card>
  );
}

function useColumns(rows: readonly BatchRow[]): Column<BatchRow>[] {
  const t = useTexts('batches');
  const { service, texts } = useBatchKit();
  const { labelOf } = useColumnLabels();
  const nameOf = useRowName();
  // What was a secret is gone, or is none of the result's business.
  const rowName = ({ cells, position }: BatchRow) =>
    nameOf({ position, cells: service.hasSecrets ? {} : cells });
  const inName = useNameColumns();
  const others = useColumnsInUse().filter(
    ([name, { isRequired, isIdentity = false, isDetail = false }]) =>
      !service.hasSecrets &&
      !isDetail &&
      !inName.includes(name) &&
      (isRequired || (isIdentity && rows.some(({ cells }) => cells[name]))),
  );
  return [
    ...(service.hasSecrets
      ? [{ id: 'row', header: t('row'), isRowHeader: true, cell: rowName }]
      : [
          {
            id: 'row',
            header: t('row'),
            width: 5,
            cell: ({ position }: BatchRow) => position,
            onCard: 'hidden' as const,
          },
          { id: 'name', header: t('name'), isRowHeader: true, cell: rowName },
        ]),
    ...(texts.act
      ? [{ id: 'act', header: t('act'), cell: ({ act }: BatchRow) => act && texts.act?.(act) }]
      : []),
    ...others.map(([name]) => ({
      id: name,
      header: labelOf(name),
      cell: ({ cells, readAs }: BatchRow) => readAs[name] ?? cells[name],
    })),
    { id: 'state', header: t('state'), cell: (row) => <RowResult row={row} />, onCard: 'below' },
  ];
}

const looks: Readonly<Record<BatchRow['state'], readonly [BadgeTone, PlainTextKey<'batches'>]>> = {
  unchecked: ['muted', 'stateWaiting'],
  faulty: ['muted', 'stateWaiting'],
  ready: ['muted', 'stateWaiting'],
  'left-out': ['warning', 'stateLeftOut'],
  done: ['quiet', 'stateDone'],
  refused: ['warning', 'stateRefused'],
  failed: ['error', 'stateFailed'],
};

function RowResult({ row: { state, faults } }: { row: BatchRow }) {
  const t = useTexts('batches');
  const { inGroup } = useFaultTexts();
  const [tone, key] = looks[state];
  const reasons = state === 'done' ? [] : faults.map(inGroup);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone}>{t(key)}</Badge>
      {reasons.length > 0 && <span className="text-small">{reasons.join(' ')}</span>}
    </span>
  );
}
