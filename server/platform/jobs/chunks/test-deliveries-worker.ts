import { databaseTestWith } from '#testing/database-test.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { carryOutInChunks } from './carry-out-in-chunks.ts';
import { type Deliveries, deliveriesInChunks } from './test-deliveries.ts';
import { makeDeliveries, placeOrder } from './test-deliveries.store.ts';

export const pace = { chunkMs: 300, jobMs: 60_000, elapsed: () => performance.now() };

/** Orders and a worker that delivers them, whose queue keeps what it is given. */
export const databaseTest = databaseTestWith(async (test) => {
  const { database } = test;
  await makeDeliveries(database);
  const clock = testClock('2026-03-07T06:00:00+01:00');
  const enqueued: unknown[] = [];
  const worker: Deliveries = {
    database,
    pace,
    now: clock.now,
    queue: { enqueue: async (_tx, _job, ...keys) => void enqueued.push(...keys) },
  };
  let last = 0;
  return {
    ...test,
    clock,
    enqueued,
    worker,
    async place(items: number, poisoned: readonly number[] = []): Promise<number> {
      last += 1;
      await placeOrder(database, { id: last, items, poisoned, now: clock.now() });
      return last;
    },
    work: (id: number, by: Partial<Deliveries> = {}) =>
      carryOutInChunks(deliveriesInChunks({ ...worker, ...by }, { id }), by.pace ?? pace),
  };
});

export const eachOnce = (items: number) => Array.from({ length: items }, () => 1);
