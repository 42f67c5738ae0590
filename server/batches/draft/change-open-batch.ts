import type { ReadingContext } from '@takst/contract/batches/read-cell.ts';
import type { BatchTotals } from '@takst/contract/batches/batch.schema.ts';
import type { Scope } from '#access/scope.ts';
import type { Transaction } from '#db/database.ts';
import { findBatch } from '../batch.query.ts';
import { lockBatch, type LockedBatch } from '../batch.store.ts';
import { checkNext } from '../check-next.ts';
import type { ServiceCalls } from '../engine.ts';
import { readingContext } from '../reading-context.ts';

type BatchCall = {
  readonly scope: Scope;
  readonly params: { readonly id: number };
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** A batch that is locked, with what its cells are read by. */
type OpenBatch = {
  readonly tx: Transaction;
  readonly batch: LockedBatch;
  readonly reading: ReadingContext;
  /** Checks the next rows. */
  readonly check: () => Promise<{ totals: BatchTotals; changed: number[] }>;
};

/** Rows can be mended in a draft, and those that wait in a batch that has stopped. */
const isOpen = ({ state }: LockedBatch): boolean => state === 'draft' || state === 'stopped';

/** Locks a batch whose rows can be mended; what is cached is read before, outside the transaction. */
export async function changeOpenBatch<Reply>(
  { database, work, maxChecked }: ServiceCalls,
  { scope, params, today, now }: BatchCall,
  act: (open: OpenBatch) => Promise<Reply>,
) {
  const key = { service: work.service.name, id: params.id };
  const stored = await findBatch(database, scope, key);
  if (!stored) return { refused: { code: 'BATCH_NOT_FOUND' as const } };
  const { tenant } = scope;
  const reading = await readingContext(database, work, { ...stored, tenant, today });
  await work.warmUp(database, { tenant, companyId: stored.batch.companyId, today });
  return database.transaction(async (tx) => {
    const batch = await lockBatch(tx, scope, key);
    if (!batch) return { refused: { code: 'BATCH_NOT_FOUND' as const } };
    if (!isOpen(batch)) return { refused: { code: 'BATCH_NOT_OPEN' as const } };
    const request = { scope, batch, reading, today, now, maxRows: maxChecked };
    const check = () => checkNext(tx, work, request);
    return { reply: await act({ tx, batch, reading, check }) };
  });
}
