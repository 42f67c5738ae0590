import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { job, type Job } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { saveWithoutRecipient } from '#platform/integrations/undelivered/undelivered.store.ts';
import type { Clock } from '#platform/time/clock.ts';
import { closedMonthsEmail } from './closed-months-email.texts.ts';
import { companiesWithUntoldMonths, claimMonthNotices } from './month-notice.store.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly origins: PerTenant<string>;
};

/**
 * Tells the administrators of companies which months of free tickets are closed, after the morning's run of invoices: one
 * e-mail for all months since the last one, each once. Companies without an administrator are listed as messages that nobody got.
 */
export const notifyClosedMonthsJob: Job<Record<string, never>, Dependencies> = job({
  name: 'notify-closed-months',
  data: z.strictObject({}),
  schedule: { dailyAt: '07:40', data: {} },
  retries: 3,
  work: (_, { database, clock, queue, origins }: Dependencies) =>
    database.transaction(async (tx) => {
      const topic = 'closed-months';
      for (const { recipients, ...notice } of await claimMonthNotices(tx, clock.now())) {
        const { tenant, companyId } = notice;
        const email = closedMonthsEmail({ ...notice, origin: ofTenant(origins, tenant) });
        const messages = recipients.map(
          (to) => ({ tenant, topic, companyId, to, ...email }) as const,
        );
        await queue.enqueue(tx, sendEmail, ...messages);
      }
      await saveWithoutRecipient(tx, {
        topic,
        now: clock.now(),
        occasion: 'any',
        reason: 'the company has no administrator',
        companies: await companiesWithUntoldMonths(tx),
      });
    }),
});
