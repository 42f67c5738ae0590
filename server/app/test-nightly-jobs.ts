import { expect } from 'vitest';
import { failedForGood } from '#platform/jobs/job-failures.ts';
import { ageQueue, withQueue } from '#platform/jobs/test-queue.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { nightlyJobs } from '#customers/users/test-activation.store.ts';

export type NightPortal = TestPortal & Pick<TestDatabase, 'jobs'>;

export const nightTest = portalTestWith(async (test): Promise<NightPortal> => ({
  ...(await test.start({ isApplication: true })),
  jobs: test.jobs,
}));

const soon = { timeout: 30_000, interval: 50 };

/** Jobs that those of the night enqueue, each after those that enqueue it. */
const startedByNight = ['run-invoices', 'send-e-invoice', 'send-invoice-email'];

/** Lets the portal's own workers do what its schedule leaves to the night. */
export const spendNight = (portal: NightPortal): Promise<void> =>
  withQueue(portal, async (queue) => {
    for (const name of await nightlyJobs(portal.database)) {
      await queue.send(name, {});
      await expect.poll(() => jobsLeft(portal.database, name), soon).toEqual([]);
    }
    for (const name of startedByNight) {
      await expect.poll(() => jobsLeft(portal.database, name), soon).toEqual([]);
    }
    expect(portal.reported).toEqual([]);
  });

/** Lets them invoice the months that are over. */
export const spendInvoiceRun = (portal: NightPortal): Promise<void> =>
  withQueue(portal, async (queue) => {
    await queue.send('start-invoice-runs', {});
    for (const name of ['start-invoice-runs', 'run-invoices']) {
      await expect.poll(() => jobsLeft(portal.database, name), soon).toEqual([]);
    }
  });

/** Leaves jobs that are over and not yet deleted: messages, and one that has failed for good. */
export const leaveJobs = (portal: NightPortal, text: string): Promise<void> =>
  withQueue(portal, async (queue) => {
    const data = { tenant: 'ruter', to: text, text };
    for (const name of ['send-sms', 'send-email', failedForGood]) {
      const id = await queue.send(name, data, { startAfter: 24 * 3_600 });
      if (id === null) throw new Error(`The queue ${name} took no job.`);
      await queue.cancel(name, id);
    }
  });

/** From 10 April to the end of July. */
const hoursSinceLastMessage = 112 * 24;

/** The night of a day: jobs of the days since the last message are as old by then. */
export const night = async (portal: NightPortal, day: string) => {
  portal.clock.set(`${day}T03:00:00+02:00`);
  await spendNight(portal);
  await ageQueue(portal, hoursSinceLastMessage);
};
