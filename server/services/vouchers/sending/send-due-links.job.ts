import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { job, type Job } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { askForDueLinks } from './due-links.store.ts';
import { sendVoucherLinkJob } from './send-voucher-link.job.ts';

type Dependencies = {
  /** The operators that run here. */
  readonly tenants: readonly TenantId[];
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
};

/** In one transaction. */
const atOnce = 500;

/** In the morning of each day: links of the offers whose period has begun. */
export const sendDueLinksJob: Job<Record<string, never>, Dependencies> = job({
  name: 'send-due-voucher-links',
  data: z.strictObject({}),
  schedule: { dailyAt: '08:10', data: {} },
  retries: 20,
  async work(_, { tenants, database, queue, clock }: Dependencies) {
    for (const tenant of tenants) {
      for (let isOver = false; !isOver;) {
        isOver = await database.transaction(async (tx) => {
          const moment = { tenant, today: clock.today(), now: clock.now() };
          const ids = await askForDueLinks(tx, moment, atOnce);
          const links = ids.map((id) => ({ tenant, id, number: 1 }));
          if (links.length > 0) await queue.enqueue(tx, sendVoucherLinkJob, ...links);
          return ids.length < atOnce;
        });
      }
    }
  },
});
