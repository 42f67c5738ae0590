import { listRelatedEntries as route } from '@takst/contract/subscribers/list-related-entries.contract.ts';
import { findTicket, ticketsOfHolder, ticketDescriber } from '#tickets/tickets.public.ts';
import { subscriberServiceIds as services } from '@takst/domain/tickets/ticket-service-id.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';

/** All entries of the subscriber who has this ticket (spec 2 §7), newest first. */
export const listRelatedEntries = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const ticket = await findTicket(database, { scope, services }, params.id);
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const [tickets, describe] = await Promise.all([
      ticketsOfHolder(database, { scope, services }, ticket.holder_id),
      ticketDescriber(database, { tenant: scope.tenant, today }),
    ]);
    return {
      reply: tickets.map((row) => ({ ...describe(row), productType: 'TICKET' as const })),
    };
  });
