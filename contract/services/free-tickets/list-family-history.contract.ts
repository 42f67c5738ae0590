import { historyEntry } from '#platform/changes/history-entry.schema.ts';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';

export const listFamilyHistory = route({
  method: 'GET',
  path: '/freeticket-api/ticket/{id}/family/history',
  summary:
    'What happened to the tickets of everybody with the employee number of a ticket, newest first',
  needs: 'freeTicket',
  query: pageQuery,
  reply: pageOf(historyEntry),
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
