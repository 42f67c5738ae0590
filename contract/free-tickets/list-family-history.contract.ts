import { historyEntry } from '#changes/history-entry.schema.ts';
import { pageOf, pageQuery } from '#paging.ts';
import { route } from '#route.ts';

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
