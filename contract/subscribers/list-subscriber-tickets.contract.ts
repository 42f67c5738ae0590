import * as z from 'zod/mini';
import { route } from '#route.ts';
import { issuedTicket } from '#tickets/issued-ticket.schema.ts';
import { anySubscriberService } from '#subscribers/subscriber-services.ts';

export const listSubscriberTickets = route({
  method: 'GET',
  path: '/api/subscriber/{id}/tickets',
  summary: 'All company tickets of one person in the company, newest first',
  needs: anySubscriberService,
  reply: z.array(issuedTicket),
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 } },
});
