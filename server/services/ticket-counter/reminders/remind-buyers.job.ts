import { daysBeforeReminder } from '@takst/domain/services/ticket-counter/order-limits.ts';
import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { job, type Job } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { saveWithoutRecipient } from '#platform/integrations/undelivered/undelivered.store.ts';
import type { Clock } from '#platform/time/clock.ts';
import { saveReminder, type OrderToRemind, ordersToRemind } from './order-to-remind.store.ts';
import { unusedCodesEmail } from './unused-codes-email.texts.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly origins: PerTenant<string>;
};

const topic = 'unused-codes';

/**
 * Tells the buyers of a company, once for each order, that codes expire unused: 14 days before or, after days in which
 * nothing ran, as soon as it runs again. An order of a company without buyers is listed as a message that nobody got.
 */
export const remindBuyersJob: Job<Record<string, never>, Dependencies> = job({
  name: 'remind-buyers',
  data: z.strictObject({}),
  schedule: { dailyAt: '08:05', data: {} },
  retries: 3,
  async work(_, dependencies: Dependencies) {
    const { database, clock } = dependencies;
    const today = clock.today();
    const through = today.add({ days: daysBeforeReminder });
    for (const order of await ordersToRemind(database, { today, through })) {
      await remind(dependencies, order);
    }
  },
});

const remind = ({ database, clock, queue, origins }: Dependencies, order: OrderToRemind) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const { tenant, companyId, id: orderId } = order;
    const reminder = await saveReminder(tx, order, now);
    if (reminder === null || reminder.unused === 0) return;
    const { recipients } = reminder;
    if (recipients.length === 0) {
      const reason = 'the company has nobody who orders at its ticket counter';
      const companies = [{ tenant, companyId }];
      await saveWithoutRecipient(tx, { topic, occasion: String(orderId), reason, now, companies });
      return;
    }
    const email = unusedCodesEmail({
      ...reminder,
      ...order,
      orderId,
      origin: ofTenant(origins, tenant),
    });
    const messages = recipients.map((to) => ({ tenant, topic, companyId, to, ...email }) as const);
    await queue.enqueue(tx, sendEmail, ...messages);
  });
