import { expect } from 'vitest';
import { openJobQueue } from '#platform/jobs/start-jobs.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { advisoryLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';
import { deliverJob, openDeliveries } from './test-deliveries.ts';
import { makeDeliveries, placeOrder } from './test-deliveries.store.ts';

const raceTest = raceTestOn(
  databaseTestWith(async ({ database, jobs }, onEnd) => {
    await makeDeliveries(database);
    const log = { warn: () => undefined };
    const { queue, stop } = await openJobQueue({ connection: jobs, log }, [deliverJob]);
    onEnd(stop);
    return { database, queue, clock: testClock('2026-03-07T06:00:00+01:00') };
  }),
);

let orders = 0;

raceTest('two sweeps give lost work one job', {
  prepare: async ({ database, clock }) => {
    const id = (orders += 1);
    await placeOrder(database, { id, items: 1, poisoned: [], now: clock.now() });
    return id;
  },
  operation: ({ database, queue, clock }) =>
    openDeliveries.resumeLost({ database, queue }, clock.now().add({ seconds: 61 })),
  without: advisoryLock('jobs.work-without-job'),
  holds: (_test, id, found) => expect(found.flat()).toEqual([{ id }]),
});
