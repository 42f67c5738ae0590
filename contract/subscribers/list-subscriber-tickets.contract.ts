import * as z from 'zod/mini';
import { route } from '#route.ts';
import { issuedTicket } from '#tickets/issued-ticket.schema.ts';

export const listSubscriberTickets = route({
  method: 'GET',
  path: '/api/subscriber/{id}/tickets',
  summary: 'All company tickets of one person in the company, newest first',
  needs: 'companyTicket',
  reply: z.array(issuedTicket),
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 } },
});
