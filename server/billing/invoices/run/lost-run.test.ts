import { expect } from 'vitest';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { unfinishedRunWork } from './run-invoices.job.ts';
import { advanceRun, finishRun, insertRun, nothingBilled, type RunStarter } from './run.store.ts';

portalTest(
  'a run that has lost its job gets one, that of a command after an hour',
  async (portal) => {
    const { database, clock } = portal;
    const enqueued: unknown[] = [];
    const queue: JobQueue = {
      enqueue: async (_tx, job, ...data) =>
        void enqueued.push(...data.map((one) => [job.name, one])),
    };
    const tenant = 'ruter' as const;
    const begin = async (startedBy: RunStarter) => ({
      tenant,
      runId: await database.transaction((tx) =>
        insertRun(tx, { tenant, startedBy, now: clock.now() }),
      ),
    });
    const [lost, byCommand, over] = [await begin(null), await begin('command'), await begin(null)];
    const movedRun = await begin(null);
    await database.transaction((tx) => finishRun(tx, over, clock.now()));
    const foundAfter = (rest: { minutes: number; seconds?: number }) =>
      unfinishedRunWork.resumeLost({ database, queue }, clock.now().add(rest));
    const now = clock.now().add({ seconds: 90 });
    const part = nothingBilled;
    await database.transaction((tx) => advanceRun(tx, movedRun, { companies: [1], part, now }));
    expect(await foundAfter({ minutes: 0, seconds: 59 })).toEqual([]);
    expect(await foundAfter({ minutes: 1 })).toEqual([lost]);
    expect(enqueued).toEqual([['run-invoices', lost]]);
    // The queue of this test keeps jobs to itself: the first run is found once more.
    expect(await foundAfter({ minutes: 59, seconds: 59 })).toEqual([lost, movedRun]);
    expect(await foundAfter({ minutes: 60 })).toEqual([lost, byCommand, movedRun]);
  },
);
