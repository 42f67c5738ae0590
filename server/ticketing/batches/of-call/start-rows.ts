import { maxRowsAtOnce } from '@takst/domain/ticketing/batches/batch.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Origin } from '#platform/http/call.ts';
import { insertBatch, lockBatch } from '../batch/batch.store.ts';
import type { BoundWork } from '../batch/batch-work.ts';
import { checkedRows } from '../rows/checked-rows.store.ts';
import { batchRows } from '../rows/row.store.ts';
import { beginRun } from '../run/begin-run.ts';
import { refuseSameRows } from '../run/refuse-same-rows.ts';
import { withoutEmptyCells } from '../draft/without-empty-cells.ts';
import type { CheckedRows, RowsOfCall } from './check-rows.ts';

type RowsToStart = RowsOfCall & {
  readonly checked: CheckedRows;
  readonly origin: Origin;
};

/**
 * Stores rows that are all in order as a batch that runs, in one transaction; its id, or why the same rows may not start.
 * Each chunk decides again: what others do meanwhile stops it there.
 */
export async function startRows(
  change: Change,
  work: BoundWork,
  { scope, companyId, options, rows, checked, origin, today, now }: RowsToStart,
): Promise<{ readonly id: number } | { readonly refused: { readonly code: 'SAME_ROWS_RUNNING' } }> {
  const { tx } = change;
  const service = work.service.name;
  const id = await insertBatch(tx, scope, {
    companyId,
    service,
    source: { kind: 'call', name: null },
    options: { ...(options as object) },
    total: rows.length,
    onRefusal: 'stop',
    requestId: origin.requestId,
    now,
  });
  const batch = await lockBatch(tx, scope, { service, id });
  if (!batch) throw new Error('a batch was not inserted');
  for (let start = 0; start < rows.length; start += maxRowsAtOnce) {
    const part = rows.slice(start, start + maxRowsAtOnce);
    await batchRows(tx, batch).put(start + 1, part.map(withoutEmptyCells));
    await checkedRows(tx, batch).saveChecked(checked.rows.slice(start, start + maxRowsAtOnce));
  }
  const digest = await batchRows(tx, batch).digest();
  // What was ordered before and is over may be ordered again: the check has found no ticket in the way.
  const refused = await refuseSameRows(tx, batch, { digest, now, again: true });
  if (refused) return { refused: { code: 'SAME_ROWS_RUNNING' } };
  const { userId } = scope;
  await beginRun(change, batch, { work, digest, rows: rows.length, userId, origin, today, now });
  return { id };
}
