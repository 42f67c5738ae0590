import type { Transaction } from '#platform/db/database.ts';
import { findSameBatch } from '../batch/batch.query.ts';
import type { LockedBatch } from '../batch/batch.store.ts';

/** For so long the user is asked whether the same rows are meant again. */
const askedForHours = 24;

/** Why the same rows may not start: another batch with them runs, or the user has to be asked. */
export async function refuseSameRows(
  tx: Transaction,
  { tenant, companyId, service }: LockedBatch,
  { digest, now, again }: { digest: string; now: Temporal.Instant; again: boolean },
) {
  const since = now.subtract({ hours: askedForHours });
  const same = await findSameBatch(tx, { tenant, companyId, service, digest, since });
  if (!same) return null;
  const { id: batchId, startedAt, startedBy } = same;
  if (same.state !== 'finished') {
    return { refused: { code: 'SAME_ROWS_RUNNING', batchId } } as const;
  }
  return again
    ? null
    : ({ refused: { code: 'SAME_ROWS_DONE', batchId, startedAt, startedBy } } as const);
}
