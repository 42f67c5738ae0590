import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { openJobQueue } from '../start-jobs.ts';
import { setJobState } from '../test-queue.ts';
import { deliveriesInChunks, deliverJob, openDeliveries } from './test-deliveries.ts';
import { readOrder } from './test-deliveries.store.ts';
import { databaseTest, eachOnce, pace } from './test-deliveries-worker.ts';

describe('work in chunks', () => {
  databaseTest('does each item once, and says how far it is', async (test) => {
    const id = await test.place(30);
    expect(await test.work(id)).toBe('over');
    expect(await readOrder(test.database, id)).toEqual({
      delivered: 30,
      isOver: true,
      problems: {},
      times: eachOnce(30),
    });
  });

  databaseTest('gives up the items that throw, and no other', async (test) => {
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

  databaseTest('keeps all of a chunk or nothing when the database is lost', async (test) => {
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

  databaseTest('leaves the rest to the next job when its time is over', async (test) => {
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
  databaseTest('do each item once, whatever they come upon', async (test) => {
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

  databaseTest('give up no item that another one has settled', async (test) => {
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

describe('work that has lost its job', () => {
  databaseTest('gets one when it has rested for a minute, and has none', async (test) => {
    const { database, clock } = test;
    // Deliveries of other tests are over, so the sweep finds none of them.
    const log = { warn: () => undefined };
    const otherJob = { ...deliverJob, name: 'deliver-otherwise' };
    const { queue, stop } = await openJobQueue({ connection: test.jobs, log }, [
      deliverJob,
      otherJob,
    ]);
    const [id, finished] = [await test.place(20), await test.place(1)];
    expect(await test.work(finished)).toBe('over');
    const later = clock.now().add({ seconds: 61 });
    const sweep = (now: Temporal.Instant) => openDeliveries.resumeLost({ database, queue }, now);
    expect(await sweep(clock.now())).toEqual([]);
    expect(await sweep(later)).toEqual([{ id }]);
    expect(await sweep(later)).toEqual([]);
    // The job of one order is not that of another, nor is another job of the same order.
    const other = await test.place(1);
    await database.transaction((tx) => queue.enqueue(tx, otherJob, { id: other }));
    expect(await sweep(later)).toEqual([{ id: other }]);
    expect(await test.work(other)).toBe('over');
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
