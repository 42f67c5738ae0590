import { listSchoolTicketCards as route } from '@takst/contract/services/school-tickets/ticket/list-school-ticket-cards.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { findTicket } from '#ticketing/tickets/tickets.public.ts';
import { describeTicketCards } from '#ticketing/travel-cards/travel-cards.public.ts';

/** The card of a school ticket with those that it has replaced. */
export const listSchoolTicketCards = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const ticket = await findTicket(database, { scope, services }, params.id);
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const cardId = ticket.card_id;
    return { reply: await describeTicketCards(database, { scope, today, cardId }) };
  });
