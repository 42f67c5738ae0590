import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { job } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { claimUnannounced } from './announce-ticket-requests.store.ts';
import { ticketRequestsEmail } from './ticket-requests-email.texts.ts';

type Dependencies = {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly origins: PerTenant<string>;
};

/** What comes within this time is told by one e-mail. */
const bundleSeconds = 120;

/**
 * Tells a company's administrator of new requests under an agreement, at the address of its settings. Each request
 * enqueues one of these; the first to run takes all that have come until then, and the others find nothing.
 */
export const announceTicketRequests = job({
  name: 'announce-ticket-requests',
  data: z.strictObject({
    tenant: knownTenant,
    companyId: z.number(),
    agreementId: z.number(),
  }),
  retries: 5,
  delaySeconds: bundleSeconds,
  work: (agreement, { database, queue, clock, origins }: Dependencies) =>
    database.transaction(async (tx) => {
      const news = await claimUnannounced(tx, agreement, clock.now());
      if (!news) return;
      const { tenant, companyId } = agreement;
      const { to, ...facts } = news;
      const origin = ofTenant(origins, tenant);
      await queue.enqueue(tx, sendEmail, {
        tenant,
        topic: 'ticket-requests',
        companyId,
        to,
        ...ticketRequestsEmail({ tenant, origin, companyId, ...facts }),
      });
    }),
});
