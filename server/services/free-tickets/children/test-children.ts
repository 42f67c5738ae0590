import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { makeTickets } from '#ticketing/tickets/operations/make-tickets.ts';
import { endChildTicketsJob } from './end-child-tickets.job.ts';

type EnqueuedJob = { readonly job: string; readonly data: Record<string, unknown> };

/** The nightly job on the database of a portal, with what it leaves to other jobs; `beforeCommit` runs with each part. */
export function childrenIn(portal: TestPortal, beforeCommit?: () => Promise<void>) {
  const { database, clock } = portal;
  const enqueued: EnqueuedJob[] = [];
  const queue = {
    enqueue: async (_tx: unknown, job: { name: string }, ...data: readonly unknown[]) =>
      void enqueued.push(
        ...data.map((one) => ({ job: job.name, data: one as Record<string, unknown> })),
      ),
  };
  const tickets = makeTickets(ticketServices, { linkTo: () => '' });
  const endByRule: typeof tickets.endByRule = async (...request) => {
    await tickets.endByRule(...request);
    await beforeCommit?.();
  };
  const dependencies = {
    database,
    clock,
    queue,
    changes: createChangePath({ database, clock, queue }),
    tickets: { ...tickets, endByRule },
    origins: perTenant((tenant) => `https://${tenant}.example`),
  };
  return {
    enqueued,
    night: (after?: number) => endChildTicketsJob.run({ after }, dependencies, 'key'),
    emails: () => enqueued.filter(({ job }) => job === 'send-email').map(({ data }) => data),
    messages: () => enqueued.filter(({ job }) => job === 'send-sms').map(({ data }) => data),
  };
}
