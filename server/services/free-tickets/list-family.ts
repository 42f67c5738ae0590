import { listFamily as route } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findTicket, findTickets } from '#ticketing/tickets/tickets.public.ts';
import { describeFreeTickets } from './ticket/describe-free-ticket.ts';
import { ticketsOfFamily } from './free-family.query.ts';
import { freeServices as services } from './ticket/free-services.ts';

/** The tickets of a family, newest first (spec 3 §2). */
export const listFamily = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const reach = { scope, services };
    const ticket = await findTicket(database, reach, params.id);
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const ids = await ticketsOfFamily(database, ticket);
    const rows = await findTickets(database, reach, ids);
    const matches = await describeFreeTickets(database, { scope, today }, rows);
    return { reply: { totalEntries: matches.length, matches } };
  });
