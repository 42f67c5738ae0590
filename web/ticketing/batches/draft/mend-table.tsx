import type { Batch, BatchRow } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useState } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { Pagination } from '#platform/design/table/pagination.tsx';
import { useNarrow } from '#platform/design/table/use-narrow.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { rowsOnPage } from '../batch/batch.queries.ts';
import { useColumnLabels } from '../batch/use-column-labels.ts';
import { useColumnsInUse } from '../batch/use-columns.ts';
import type { Rows } from '../batch/use-rows.ts';
import { MendCard } from './mend-card.tsx';
import type { MendProps, Replacement } from '../cell/mend-props.ts';
import { MendRow } from './mend-row.tsx';
import { useNameColumns } from '../cell/use-row-name.ts';
import { ReplaceEverywhere } from './replace-everywhere.tsx';

/** Below this width the rows are cards: many columns beside the menu would leave state and actions out of sight. */
const cardsBelow = (columns: number) => (columns > 3 ? 1180 : 860);

/** The rows of a draft. A cell with a fault is a field; Enter saves it and goes to the next one. */
export function MendTable({ batch, rows }: { batch: Batch; rows: Rows }) {
  const t = useTexts('batches');
  const { labelOf } = useColumnLabels();
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set());
  const [mended, setMended] = useState<ReadonlySet<number>>(new Set());
  const [columns, columnsOfTable] = useColumnsOf(rows.rows ?? [], edited);
  const isNarrow = useNarrow(cardsBelow(columnsOfTable.length));
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  if (!rows.rows) {
    return (
      <Card>
        <SkeletonLines lines={8} />
      </Card>
    );
  }
  const propsOf = (row: BatchRow): MendProps => ({
    batchId: batch.id,
    row,
    columns: isNarrow ? columns : columnsOfTable,
    isTicked: batch.source.kind === 'ticked',
    isEdited: edited.has(row.position),
    wasFaulty: mended.has(row.position),
    onEdit(isEdited) {
      const next = new Set(edited);
      if (isEdited) next.add(row.position);
      else next.delete(row.position);
      setEdited(next);
    },
    onMended(done) {
      if (row.faults.length > 0) setMended(new Set([...mended, row.position]));
      setReplacement(done);
    },
  });
  return (
    <>
      <Card isFlush>
        {rows.rows.length === 0 && <EmptyState icon="success" title={t('noRows')} />}
        {isNarrow ? (
          <ul aria-label={t('rows')} data-cells>
            {rows.rows.map((row) => (
              <MendCard key={row.position} {...propsOf(row)} />
            ))}
          </ul>
        ) : (
          rows.rows.length > 0 && (
            // Relative, as texts for screen readers are placed absolutely: else they widen the page.
            <div className={classNames('relative overflow-x-auto', rows.isStale && 'opacity-60')}>
              <table
                aria-label={t('rows')}
                className="w-full border-collapse text-left text-table"
                data-cells
              >
                <thead className="border-b border-line bg-sunken text-small">
                  <tr>
                    <th scope="col" className={headClass}>
                      {t('row')}
                    </th>
                    {columnsOfTable.map((name) => (
                      <th key={name} scope="col" className={headClass}>
                        {labelOf(name)}
                      </th>
                    ))}
                    <th scope="col" className={headClass}>
                      {t('state')}
                    </th>
                    <th scope="col" className={headClass}>
                      <span className="sr-only">{t('actions')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.rows.map((row) => (
                    <MendRow key={row.position} {...propsOf(row)} />
                  ))}
                </tbody>
              </table>
            </div>
          )
        )}
        <Pagination
          page={rows.page}
          total={rows.total}
          pageSize={rowsOnPage}
          onPage={rows.setPage}
        />
      </Card>
      {replacement && (
        <ReplaceEverywhere
          key={JSON.stringify(replacement)}
          batchId={batch.id}
          replacement={replacement}
          onClose={() => setReplacement(null)}
        />
      )}
    </>
  );
}

const headClass = 'h-10 px-3 font-semibold whitespace-nowrap text-ink-muted first:pl-4 last:pr-4';

const namesFirst = <Column,>(columns: readonly [string, Column][], inName: readonly string[]) => [
  ...columns.filter(([name]) => inName.includes(name)),
  ...columns.filter(([name]) => !inName.includes(name)),
];

/** Those that the rows need, and those of them for a table: what the defaults say for all of them has no column. */
function useColumnsOf(
  rows: readonly BatchRow[],
  edited: ReadonlySet<number>,
): readonly [readonly string[], readonly string[]] {
  const isFaulty = (name: string) =>
    rows.some(({ faults }) => faults.some((fault) => fault.column === name));
  const inName = useNameColumns();
  const needed = namesFirst(useColumnsInUse(), inName).filter(
    ([name, column]) =>
      column.isRequired || rows.some(({ cells }) => name in cells) || isFaulty(name),
  );
  const inTable = needed.filter(
    ([name, { isDetail = false }]) => !isDetail || isFaulty(name) || edited.size > 0,
  );
  return [needed.map(([name]) => name), inTable.map(([name]) => name)];
}
