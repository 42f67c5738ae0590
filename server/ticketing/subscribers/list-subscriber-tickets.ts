import { listSubscriberTickets as route } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { ticketDescriber } from './describe-ticket.ts';
import { findSubscriber } from './subscriber/subscriber.query.ts';
import { ticketsOfHolder } from '#ticketing/tickets/tickets.public.ts';

export const listSubscriberTickets = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const tickets = await ticketsOfHolder(database, { scope, services }, params.id);
    if (tickets.length === 0 && !(await findSubscriber(database, scope, params.id)))
      return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const describe = await ticketDescriber(database, { tenant: scope.tenant, today });
    return { reply: tickets.map(describe) };
  });
