import { expect } from 'vitest';
import type { NightPortal } from '#app/test-nightly-jobs.ts';
import { withQueue } from '#platform/jobs/test-queue.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';

/** Lets the portal's own workers send the links of the morning. */
export const sendMorningLinks = (portal: NightPortal): Promise<void> =>
  withQueue(portal, async (queue) => {
    await queue.send('send-due-voucher-links', {});
    for (const name of ['send-due-voucher-links', 'send-voucher-link']) {
      await expect.poll(() => jobsLeft(portal.database, name), { timeout: 30_000 }).toEqual([]);
    }
    expect(portal.reported).toEqual([]);
  });
