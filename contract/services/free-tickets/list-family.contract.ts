import { pageOf } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { freeTicket } from './free-ticket.schema.ts';

export const listFamily = route({
  method: 'GET',
  path: '/freeticket-api/ticket/for-same-employee-as-this-order/{id}',
  summary: 'All free tickets with the employee number of a ticket: of the employee and the family',
  needs: 'freeTicket',
  /** Newest first. */
  reply: pageOf(freeTicket),
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
