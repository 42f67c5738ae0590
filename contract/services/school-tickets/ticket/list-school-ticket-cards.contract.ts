import { route } from '#platform/calls/route.ts';
import { ticketCards } from '#ticketing/travel-cards/ticket-cards.schema.ts';

export const listSchoolTicketCards = route({
  method: 'GET',
  path: '/schoolticket-api/travel-card/{id}/cards',
  summary: 'The card of a school ticket and those that it has replaced, newest first',
  needs: 'school',
  reply: ticketCards,
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
