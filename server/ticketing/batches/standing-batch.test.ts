import { describe, expect } from 'vitest';
import { waitingStatements } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import { setJobState } from '#platform/jobs/test-queue.ts';
import { openJobQueue } from '#platform/jobs/start-jobs.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import { runBatchJob, runningBatchWork } from './run/run-batch.job.ts';
import { batchesOf, rightRow, rightRows } from './test-batches.ts';
import { lockBatchRow, setRunning, storedBatch, ticketsPerRow } from './test-batches.store.ts';
import { carryOut, testWorker } from './test-carry-out.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';

const portalTest = portalTestWith(async ({ start, jobs }) => ({
  ...(await start({ scheduleEveryMs: 500 })),
  jobs,
}));

// The embedded database does one thing at a time: fewer show the same there.
const rounds = databaseName === 'PostgreSQL' ? 8 : 2;

const keyIn = (portal: TestPortal, id: number) => ({
  companyId: portal.company('several-services').id,
  id,
});

/** A checked batch that runs and has no job, as after the loss of one. */
async function batchWithoutJob(portal: TestPortal, rows = rightRows(3)): Promise<number> {
  const id = await batchesOf(portal).checked(rows);
  await setRunning(portal.database, id, portal.user('hr').id);
  return id;
}

describe('a batch that is started', () => {
  raceTest('by two calls at once is carried out once', {
    prepare: (portal) => batchesOf(portal).checked([rightRow()]),
    operation: (portal, id) => batchesOf(portal).run(id, 'start'),
    without: rowLock('batches.batch'),
    holds: async (portal, id, answers) => {
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await batchesOf(portal).settled(id)).toMatchObject({ state: 'finished', done: 1 });
    },
  });

  portalTest('while another tab mends it is carried out each time', async (portal) => {
    const batches = batchesOf(portal);
    for (let round = 0; round < rounds; round += 1) {
      const row = rightRow();
      const id = await batches.checked([row]);
      const cells = [{ position: 1, column: 'firstName', from: 'Kari', to: 'Kåre' }];
      const mend = () =>
        batches.call(batches.calls.mendRows, {
          params: { id },
          body: { do: 'set-cells', cells },
        });
      const [started] = await Promise.all([batches.run(id, 'start'), mend(), mend(), mend()]);
      expect([200, 409]).toContain(started?.status);
      if (started?.status !== 200) continue;
      expect(await batches.settled(id)).toMatchObject({ state: 'finished', done: 1 });
    }
  });
});

describe('a worker', () => {
  portalTest('waits for a user who has locked the batch', async (portal) => {
    const id = await batchWithoutJob(portal);
    const [locked, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const user = portal.database.transaction(async (tx) => {
      await lockBatchRow(tx, id);
      locked.resolve();
      await waited.promise;
    });
    await locked.promise;
    let isSettled = false;
    const work = carryOut(testWorker(portal), keyIn(portal, id)).finally(() => (isSettled = true));
    if (databaseName === 'PostgreSQL') {
      const stops = async () => isSettled || (await waitingStatements(portal.database)) > 0;
      await expect.poll(stops, { timeout: 10_000 }).toBe(true);
    }
    waited.resolve();
    await user;
    expect(await work).toBe('over');
    expect(await storedBatch(portal.database, id)).toMatchObject({ state: 'finished', done: 3 });
  });

  portalTest('leaves a batch alone that nobody here knows, and says so', async (portal) => {
    const id = await batchWithoutJob(portal);
    const worker = { ...testWorker(portal), works: [] };
    const unknown = 'nobody carries out batches of company-ticket-orders';
    await expect(carryOut(worker, keyIn(portal, id))).rejects.toThrow(unknown);
    expect(await storedBatch(portal.database, id)).toMatchObject({ state: 'running', failed: 0 });
    expect(await carryOut(testWorker(portal), keyIn(portal, id))).toBe('over');
  });
});

describe('a batch that has lost its job', () => {
  const later = ({ clock }: TestPortal) => clock.now().add({ seconds: 61 });

  portalTest(
    'is found by the sweep when it has rested for a minute, and reported',
    async (portal) => {
      const id = await batchWithoutJob(portal);
      portal.reported.length = 0;
      expect(await storedBatch(portal.database, id)).toMatchObject({ state: 'running' });
      portal.clock.set(later(portal).toString());
      expect(await batchesOf(portal).settled(id)).toMatchObject({ state: 'finished', done: 3 });
      expect(await ticketsPerRow(portal.database, id)).toEqual({ 1: 3 });
      expect(portal.reported.map(({ error, route }) => [String(error), route])).toEqual([
        [expect.stringMatching(`"id": ?${id}.* had no job`), 'sweep of lost work'],
      ]);
    },
  );

  portalTest('gets one job from two sweeps at once, and none when it has one', async (portal) => {
    const id = await batchWithoutJob(portal);
    const log = { warn: () => undefined };
    const { queue, stop } = await openJobQueue({ connection: portal.jobs, log }, [runBatchJob]);
    // The workers of the portal do not come to it.
    const delayed: typeof queue = {
      enqueue: (tx, job, ...data) => queue.enqueue(tx, { ...job, delaySeconds: 3_600 }, ...data),
    };
    const { database } = portal;
    // The clock of the portal stays, so that its own sweep finds nothing.
    const sweep = (now = later(portal)) =>
      runningBatchWork.resumeLost({ database, queue: delayed }, now);
    expect(await sweep(portal.clock.now())).toEqual([]);
    const resumed = await Promise.all([sweep(), sweep(), sweep()]);
    expect(resumed.flat()).toEqual([keyIn(portal, id)]);
    for (const state of ['created', 'retry', 'active'] as const) {
      await setJobState(portal, runBatchJob.name, state);
      expect(await sweep()).toEqual([]);
    }
    await setJobState(portal, runBatchJob.name, 'failed');
    expect(await sweep()).toEqual([keyIn(portal, id)]);
    await stop();
    const worker = testWorker(portal);
    // Jobs of sweeps, starts and retries at the same time share the batch and double nothing.
    await Promise.all([1, 2, 3].map(() => carryOut(worker, keyIn(portal, id))));
    expect(await storedBatch(portal.database, id)).toMatchObject({ state: 'finished', done: 3 });
    expect(await ticketsPerRow(portal.database, id)).toEqual({ 1: 3 });
  });
});
