import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { waitingStatements } from '#tickets/anonymise/test-anonymise.store.ts';
import { openJobQueue } from '../start-jobs.ts';
import { setJobState } from '../test-queue.ts';
import { carryOutInChunks } from './carry-out-in-chunks.ts';
import {
  type Deliveries,
  deliveriesInChunks,
  deliverJob,
  openDeliveries,
} from './test-deliveries.ts';
import {
  lockItems,
  lockOrder,
  makeDeliveries,
  placeOrder,
  readOrder,
} from './test-deliveries.store.ts';

const pace = { chunkMs: 300, jobMs: 60_000, elapsed: () => performance.now() };

/** Orders and a worker that delivers them, whose queue does the jobs at once. */
const deliveriesTest = databaseTestWith(async (test) => {
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

const eachOnce = (items: number) => Array.from({ length: items }, () => 1);

describe('work in chunks', () => {
  deliveriesTest('does each item once, and says how far it is', async (test) => {
    const id = await test.place(30);
    expect(await test.work(id)).toBe('over');
    expect(await readOrder(test.database, id)).toEqual({
      delivered: 30,
      isOver: true,
      problems: {},
      times: eachOnce(30),
    });
  });

  deliveriesTest('gives up the items that throw, and no other', async (test) => {
    const id = await test.place(30, [1, 7, 8, 30]);
    expect(await test.work(id)).toBe('over');
    expect((await readOrder(test.database, id)).problems).toEqual({
      1: 'FAILED',
      7: 'FAILED',
      8: 'FAILED',
      30: 'FAILED',
    });
    const { delivered, times } = await readOrder(test.database, id);
    expect(delivered).toBe(26);
    expect(times.reduce((sum, one) => sum + one, 0)).toBe(26);
  });

  deliveriesTest('keeps all of a chunk or nothing when the database is lost', async (test) => {
    const id = await test.place(20);
    let chunks = 0;
    const beforeCommit = async () => {
      chunks += 1;
      if (chunks === 2) throw Object.assign(new Error('terminated'), { code: '57P01' });
    };
    await expect(test.work(id, { beforeCommit })).rejects.toThrow('terminated');
    expect(await readOrder(test.database, id)).toMatchObject({ delivered: 4, isOver: false });
    expect(await test.work(id)).toBe('over');
    expect((await readOrder(test.database, id)).problems).toEqual({});
    expect((await readOrder(test.database, id)).times).toEqual(eachOnce(20));
  });

  deliveriesTest('leaves the rest to the next job when its time is over', async (test) => {
    const id = await test.place(20);
    test.enqueued.length = 0;
    const dependencies = { ...test.worker, pace: { ...pace, jobMs: 0 } };
    let jobs = 0;
    for (let key: unknown = { id }; key; key = test.enqueued.shift()) {
      expect(key).toEqual({ id });
      await deliverJob.run(key, dependencies, 'key');
      jobs += 1;
    }
    // Each begins with four items; the last one finds nothing left.
    expect(jobs).toBe(6);
    expect((await readOrder(test.database, id)).times).toEqual(eachOnce(20));
  });
});

describe('several workers', () => {
  deliveriesTest('do each item once, whatever they come upon', async (test) => {
    const id = await test.place(24, [9, 20]);
    const small = { ...pace, chunkMs: 0 };
    const untilOver = async () => {
      while ((await test.work(id, { pace: small })) !== 'over') await wait(5);
    };
    await Promise.all([untilOver(), untilOver(), untilOver(), untilOver()]);
    expect((await readOrder(test.database, id)).problems).toEqual({ 9: 'FAILED', 20: 'FAILED' });
    const { delivered, times } = await readOrder(test.database, id);
    expect(delivered).toBe(22);
    expect(times.reduce((sum, one) => sum + one, 0)).toBe(22);
  });

  if (databaseName === 'PostgreSQL')
    deliveriesTest('leave work to the one who has it', async (test) => {
      const id = await test.place(5);
      const other = await test.place(5);
      const [holds, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const beforeCommit = async () => {
        holds.resolve();
        await goesOn.promise;
      };
      const first = test.work(id, { beforeCommit });
      await holds.promise;
      expect(await test.work(id)).toBe('with-another-worker');
      expect(await test.work(other)).toBe('over');
      goesOn.resolve();
      expect(await first).toBe('over');
      expect((await readOrder(test.database, id)).times).toEqual(eachOnce(5));
    });

  deliveriesTest('give up no item that another one has settled', async (test) => {
    const id = await test.place(5, [1]);
    const { giveUp } = deliveriesInChunks(test.worker, { id });
    const error = new Error('planted');
    expect(await giveUp(1, error)).toEqual({ end: 'goes-on', items: 1 });
    expect(await giveUp(1, error)).toEqual({ end: 'goes-on', items: 0 });
    expect(await test.work(id)).toBe('over');
    expect((await readOrder(test.database, id)).problems).toEqual({ 1: 'FAILED' });
    expect((await readOrder(test.database, id)).delivered).toBe(4);
  });
});

if (databaseName === 'PostgreSQL')
  describe('a user', () => {
    deliveriesTest('who has locked the work is waited for', async (test) => {
      const id = await test.place(5);
      const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const user = test.database.transaction(async (tx) => {
        await lockOrder(tx, id);
        locked.resolve();
        await done.promise;
      });
      await locked.promise;
      let isSettled = false;
      const work = test.work(id).finally(() => (isSettled = true));
      const stops = async () => isSettled || (await waitingStatements(test.database)) > 0;
      await expect.poll(stops, { timeout: 10_000 }).toBe(true);
      expect(isSettled).toBe(false);
      done.resolve();
      await user;
      expect(await work).toBe('over');
    });

    deliveriesTest('who has locked an item holds up no other', async (test) => {
      const id = await test.place(20);
      const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const user = test.database.transaction(async (tx) => {
        await lockItems(tx, id, [6]);
        locked.resolve();
        await done.promise;
      });
      await locked.promise;
      try {
        expect(await test.work(id)).toBe('over');
      } finally {
        done.resolve();
        await user;
      }
      expect((await readOrder(test.database, id)).problems).toEqual({ 6: 'LOCKED' });
      expect((await readOrder(test.database, id)).delivered).toBe(19);
    });
  });

describe('work that has lost its job', () => {
  deliveriesTest('gets one when it has rested for a minute, and has none', async (test) => {
    const { database, clock } = test;
    // What other tests have left is over: everything is delivered.
    const log = { warn: () => undefined };
    const { queue, stop } = await openJobQueue({ connection: test.jobs, log }, [deliverJob]);
    const [id, finished] = [await test.place(20), await test.place(1)];
    expect(await test.work(finished)).toBe('over');
    const later = clock.now().add({ seconds: 61 });
    const sweep = (now: Temporal.Instant) => openDeliveries.resumeLost({ database, queue }, now);
    expect(await sweep(clock.now())).toEqual([]);
    expect(await sweep(later)).toEqual([{ id }]);
    expect(await sweep(later)).toEqual([]);
    await setJobState(test, deliverJob.name, 'failed');
    expect(await sweep(later)).toEqual([{ id }]);
    // It has moved since.
    await setJobState(test, deliverJob.name, 'failed');
    await test.work(id, { now: () => later, pace: { ...pace, jobMs: 0 } });
    expect(await sweep(later)).toEqual([]);
    await stop();
    const resumed: unknown[] = [];
    const all = {
      enqueue: async (_tx: unknown, _job: unknown, ...keys: readonly unknown[]) =>
        void resumed.push(...keys),
    };
    await openDeliveries.resumeAll({ database, queue: all });
    expect(resumed).toEqual([{ id }]);
  });
});
