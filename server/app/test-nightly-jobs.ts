import { PgBoss } from 'pg-boss';
import { expect } from 'vitest';
import { failedForGood } from '#jobs/job-failures.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { nightlyJobs } from '#users/test-activation.store.ts';
import { ageJobs } from './test-canaries.store.ts';

export type NightPortal = TestPortal & Pick<TestDatabase, 'jobs'>;

const soon = { timeout: 20_000, interval: 50 };

/** The queue of a running portal, as another process sees it. */
async function withQueue<T>({ jobs }: NightPortal, use: (queue: PgBoss) => Promise<T>): Promise<T> {
  const settings = { schema: 'jobs', supervise: false, schedule: false, migrate: false };
  const queue = new PgBoss({ ...jobs, ...settings, maintenanceIntervalSeconds: 1 });
  await queue.start();
  try {
    return await use(queue);
  } finally {
    await queue.stop({ graceful: false });
  }
}

/** Lets the portal's own workers do what its schedule leaves to the night. */
export const spendNight = (portal: NightPortal): Promise<void> =>
  withQueue(portal, async (queue) => {
    for (const name of await nightlyJobs(portal.database)) {
      await queue.send(name, {});
      await expect.poll(() => jobsLeft(portal.database, name), soon).toEqual([]);
    }
    expect(portal.reported).toEqual([]);
  });

/** Leaves jobs that nobody works on before tomorrow: a message, and one that has failed for good. */
export const leaveJobs = (portal: NightPortal, text: string): Promise<void> =>
  withQueue(portal, async (queue) => {
    const data = { tenant: 'ruter', to: text, text };
    for (const name of ['send-sms', 'send-email', failedForGood]) {
      await queue.send(name, data, { startAfter: 24 * 3_600 });
    }
  });

/** Makes jobs as old as if so many days had gone by, and lets the library tidy up. */
export const ageQueue = (portal: NightPortal, days: number): Promise<void> =>
  withQueue(portal, async (queue) => {
    await ageJobs(portal.database, days);
    await queue.supervise();
  });
