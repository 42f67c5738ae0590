import { z } from 'zod';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { JobQueue } from '../job-queue.ts';
import { chunkJob } from './chunk-job.ts';
import type { ChunkPace } from './chunk-pace.ts';
import { claimLease } from './lease.store.ts';
import {
  deliver,
  lockItems,
  lockOrder,
  moveOn,
  openOrderKeys,
  positionsFrom,
} from './test-deliveries.store.ts';
import {
  type ChunkResult,
  over,
  readAgain,
  withAnotherWorker,
  type WorkInChunks,
} from './work-in-chunks.ts';

export type Deliveries = {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly pace: ChunkPace;
  readonly now: () => Temporal.Instant;
  /** What happens to a chunk that is delivered and not committed. */
  readonly beforeCommit?: (positions: readonly number[]) => Promise<void>;
};

class ItemLocked extends Error {}

/** As small as work in chunks can be: an order, and the items that it delivers one after the other. */
export const deliveriesInChunks = (
  { database, now, beforeCommit }: Deliveries,
  { id }: { readonly id: number },
): WorkInChunks<number> => ({
  sizes: { first: 4, most: 8 },
  isOneAtATime: false,
  carryOut: ({ max, take }) =>
    whileLocked(database, id, async (tx, next) => {
      const positions = await positionsFrom(tx, { id, next, max });
      take(positions);
      const items = positions.length;
      if ((await lockItems(tx, id, positions)) < items) throw new ItemLocked();
      await deliver(tx, id, positions);
      await beforeCommit?.(positions);
      const isOver = items < max;
      await moveOn(tx, id, { by: items, delivered: items, isOver, now: now() });
      return { end: isOver ? 'over' : 'goes-on', items };
    }),
  giveUp: (position, error) =>
    whileLocked(database, id, async (tx, next) => {
      if (next !== position) return readAgain;
      const problem = error instanceof ItemLocked ? 'LOCKED' : 'FAILED';
      const problems = { [position]: problem };
      await moveOn(tx, id, { by: 1, delivered: 0, isOver: false, problems, now: now() });
      return { end: 'goes-on', items: 1 };
    }),
});

const whileLocked = (
  database: Database,
  id: number,
  work: (tx: Transaction, next: number) => Promise<ChunkResult>,
): Promise<ChunkResult> =>
  database.transaction(async (tx) => {
    if (!(await claimLease(tx, `deliveries ${id}`))) return withAnotherWorker;
    const next = await lockOrder(tx, id);
    return next === null ? over : work(tx, next);
  });

export const { job: deliverJob, chunkedWork: openDeliveries } = chunkJob({
  name: 'deliver',
  key: z.strictObject({ id: z.int() }),
  work: deliveriesInChunks,
  keysOf: (now) => openOrderKeys(now?.subtract({ minutes: 1 }) ?? null),
});
