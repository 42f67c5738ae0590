import { getCompanyTicket as route } from '@takst/contract/services/company-tickets/get-company-ticket.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { ticketDescriber } from '#ticketing/subscribers/subscribers.public.ts';
import { findTicket } from '#ticketing/tickets/tickets.public.ts';

export const getCompanyTicket = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const ticket = await findTicket(database, { scope, services }, params.id);
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const describe = await ticketDescriber(database, { tenant: scope.tenant, today });
    return { reply: describe(ticket) };
  });
