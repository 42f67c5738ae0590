import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { issuedTicket } from '#ticketing/tickets/issued-ticket.schema.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const listSubscriberTickets = route({
  method: 'GET',
  path: '/api/subscriber/{id}/tickets',
  summary: 'All company tickets of one person in the company, newest first',
  needs: anySubscriberService,
  reply: z.array(issuedTicket),
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 } },
});
