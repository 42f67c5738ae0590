import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { job } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { accessRequestEmail, accessRequestForSupportEmail } from './access-request-email.texts.ts';
import { markAnnounced } from './unannounced-access-request.store.ts';

type Dependencies = {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly origins: PerTenant<string>;
  /** Of customer support; null where the operator has none. */
  readonly mailboxes: PerTenant<string | null>;
};

/** Later than the answer to the call, so that nothing about the company shows in the time of that or of the next one. */
const delaySeconds = 5;

/**
 * Tells the user administrators of a company of a request for access, or customer support where there are none. Where
 * neither has an address, the request stands in the list of customer support.
 */
export const announceAccessRequest = job({
  name: 'announce-access-request',
  data: z.strictObject({ tenant: knownTenant, id: z.number() }),
  retries: 5,
  delaySeconds,
  work: (key, { database, queue, clock, origins, mailboxes }: Dependencies) =>
    database.transaction(async (tx) => {
      const request = await markAnnounced(tx, key, clock.now());
      if (!request) return;
      const { tenant } = key;
      const { companyId, administrators } = request;
      const facts = { ...request, tenant, origin: ofTenant(origins, tenant) };
      const message = { tenant, topic: 'access-request', companyId } as const;
      for (const to of administrators) {
        await queue.enqueue(tx, sendEmail, { ...message, to, ...accessRequestEmail(facts) });
      }
      const mailbox = ofTenant(mailboxes, tenant);
      if (administrators.length > 0 || mailbox === null) return;
      const { firstName, lastName, email: address } = request;
      await queue.enqueue(tx, sendEmail, {
        ...message,
        to: mailbox,
        replyTo: { name: `${firstName} ${lastName}`, address },
        ...accessRequestForSupportEmail({ ...facts, isCustomer: companyId !== null }),
      });
    }),
});
