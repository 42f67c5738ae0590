import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { z } from 'zod';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { job, type Job } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { saveWithoutRecipient } from '#platform/integrations/undelivered/undelivered.store.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { childEndEmail } from './child-end-email.texts.ts';
import { companiesNobodyIsToldIn, claimChildEndNotices } from './child-end-notice.store.ts';
import { type ChildTicketKey, childrenToLookAt } from './children-to-end.query.ts';
import { endChildTickets } from './end-child-tickets.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly changes: ChangePath;
  readonly tickets: Tickets;
  readonly origins: PerTenant<string>;
};

/** Tickets that one transaction looks at. */
const maxTickets = 500;

/**
 * Every night, children's tickets get the last day that the settings of their companies give them, 31 days before it
 * (domain: Children). Each transaction looks at some of them and leaves the next job, so that a process that is killed loses
 * nothing: what has its day is not changed again. After the last, companies whose children's tickets end this month are
 * told how many, of each ticket once. Those without an administrator are listed as messages that nobody got.
 */
export const endChildTicketsJob: Job<{ after?: number | undefined }, Dependencies> = job({
  name: 'end-child-tickets',
  /** After this ticket; from the first one on without it. */
  data: z.strictObject({ after: z.optional(z.number()) }),
  schedule: { dailyAt: '04:07', data: {} },
  retries: 3,
  async work({ after = 0 }, dependencies: Dependencies) {
    const { database, clock, queue } = dependencies;
    const today = clock.today();
    const children = await childrenToLookAt(database, { today, after, max: maxTickets });
    for (const tenant of tenantIds()) {
      const own = children.filter((child) => child.tenant === tenant);
      if (own.length > 0) await endTheirTickets(dependencies, tenant, own);
    }
    const last = children.at(-1);
    if (last && children.length === maxTickets) {
      await database.transaction((tx) => queue.enqueue(tx, endChildTicketsJob, { after: last.id }));
      return;
    }
    await tellCompanies(dependencies);
  },
});

const endTheirTickets = (
  { changes, tickets, clock }: Dependencies,
  tenant: TenantId,
  children: readonly ChildTicketKey[],
) =>
  changes(
    { tenant, userId: null, channel: 'job', requestId: 'end-child-tickets', idempotency: null },
    async (change) => ({
      reply: await endChildTickets({ change, tickets }, children, clock.today()),
    }),
  );

async function tellCompanies({ database, queue, clock, origins }: Dependencies): Promise<void> {
  const month = firstOfMonth(clock.today());
  const now = clock.now();
  await database.transaction(async (tx) => {
    for (const notice of await claimChildEndNotices(tx, month, now)) {
      const { tenant, companyId } = notice;
      const text = childEndEmail({ ...notice, month, origin: ofTenant(origins, tenant) });
      for (const to of notice.recipients) {
        await queue.enqueue(tx, sendEmail, { tenant, topic: 'child-ends', companyId, to, ...text });
      }
    }
    await saveWithoutRecipient(tx, {
      topic: 'child-ends',
      now,
      occasion: month.toString(),
      reason: 'the company has no administrator',
      companies: await companiesNobodyIsToldIn(tx, month),
    });
  });
}
