import { ticketServices } from '#app/areas/ticket-services.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import type { Origin } from '#platform/http/call.ts';
import { makeTickets } from '#ticketing/tickets/operations/make-tickets.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { testScope } from '#testing/test-scope.ts';
import { testService } from './test-service.ts';

export const day = (text: string) => Temporal.PlainDate.from(text);

const services = ['free-tickets'] as const;

export type TestCore = ReturnType<typeof testCore>;

/** The core of tickets with a service that only tests have, in the company `several-services`. */
export function testCore(portal: TestPortal) {
  const { database, clock } = portal;
  const { id: companyId, tenant, agreements } = portal.company('several-services');
  const scope = testScope([companyId]);
  const service = testService();
  const changes = createChangePath({ database, clock, queue: recordedJobs().queue });
  const origin: Origin = {
    tenant,
    userId: null,
    channel: 'portal',
    requestId: 'test',
    idempotency: null,
  };
  return {
    database,
    companyId,
    tenant,
    agreements,
    service,
    changes,
    origin,
    tickets: makeTickets(
      {
        ...ticketServices,
        'free-tickets': service,
      },
      { linkTo: () => '' },
    ),
    moment: () => ({
      tenant,
      now: clock.now(),
    }),
    request: () => ({
      scope,
      services,
      today: clock.today(),
      now: clock.now(),
    }),
    async inChange<Reply>(work: (change: Change) => Promise<Reply>): Promise<Reply> {
      const { reply } = await changes(origin, async (change) => ({ reply: await work(change) }));
      return reply;
    },
  };
}
