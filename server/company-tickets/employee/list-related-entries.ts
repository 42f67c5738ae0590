import type { listRelatedEntries as route } from '@takst/contract/company-tickets/list-related-entries.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { findTicket, ticketsOfSubscriber } from '#company-tickets/company-ticket.query.ts';
import { ticketDescriber } from '#company-tickets/describe-ticket.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';

/** All entries of the subscriber who has this ticket (spec 2 §7), newest first. */
export const listRelatedEntries =
  (database: Database) =>
  async ({ scope, params, today }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const ticket = await findTicket(database, scope, params.id);
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const [tickets, describe] = await Promise.all([
      ticketsOfSubscriber(database, scope, ticket.subscriber_id),
      ticketDescriber(database, { tenant: scope.tenant, today }),
    ]);
    return {
      reply: tickets.map((row) => ({ ...describe(row), productType: 'TICKET' as const })),
    };
  };
