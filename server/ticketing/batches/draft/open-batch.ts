import type { ReadingContext } from '@takst/contract/ticketing/batches/read-cell.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { findBatch } from '../batch/batch.query.ts';
import { lockBatch, type LockedBatch } from '../batch/batch.store.ts';
import type { BoundWork } from '../batch/batch-work.ts';
import { readingContext } from '../batch/reading-context.ts';

type Opening = { readonly database: Database; readonly work: BoundWork };

export type OpeningCall = {
  readonly scope: Scope;
  readonly params: { readonly id: number };
  readonly today: Temporal.PlainDate;
};

/** A batch that the transaction has locked, with what the reading of its cells depends on. */
export type OpenBatch = {
  readonly tx: Transaction;
  readonly batch: LockedBatch;
  readonly reading: ReadingContext;
};

type NotOpen = { refused: { code: 'BATCH_NOT_FOUND' } | { code: 'BATCH_NOT_OPEN' } };

/** Rows can be mended in a draft, and those that wait in a batch that has stopped. */
const isOpen = ({ state }: LockedBatch): boolean => state === 'draft' || state === 'stopped';

/** Locks a batch whose rows can be mended; what is cached is read before, outside the transaction. */
export async function openBatch<Result>(
  { database, work }: Opening,
  { scope, params, today }: OpeningCall,
  use: (open: OpenBatch) => Promise<Result>,
): Promise<Result | NotOpen> {
  const key = { service: work.service.name, id: params.id };
  const stored = await findBatch(database, scope, key);
  if (!stored) return { refused: { code: 'BATCH_NOT_FOUND' } };
  const { tenant } = scope;
  const reading = await readingContext(database, work, { ...stored, tenant, today });
  await work.warmUp(database, { tenant, companyId: stored.batch.companyId, today });
  return database.transaction(async (tx) => {
    const batch = await lockBatch(tx, scope, key);
    if (!batch) return { refused: { code: 'BATCH_NOT_FOUND' as const } };
    if (!isOpen(batch)) return { refused: { code: 'BATCH_NOT_OPEN' as const } };
    return use({ tx, batch, reading });
  });
}
