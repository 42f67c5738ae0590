import { route } from '#platform/calls/route.ts';
import { ticketCards } from '#ticketing/travel-cards/ticket-cards.schema.ts';

export const listTicketCards = route({
  method: 'GET',
  path: '/freeticket-api/ticket/travel-card/{id}/cards',
  summary: 'The card of a free ticket and those that it has replaced, newest first',
  needs: 'freeTicket',
  reply: ticketCards,
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
