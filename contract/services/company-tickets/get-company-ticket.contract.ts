import { route } from '#platform/calls/route.ts';
import { issuedTicket } from '#ticketing/tickets/issued-ticket.schema.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const getCompanyTicket = route({
  method: 'GET',
  path: '/api/ticket/{id}',
  summary: 'One company ticket',
  needs: anySubscriberService,
  reply: issuedTicket,
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
