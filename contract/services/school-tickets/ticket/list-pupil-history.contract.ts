import { historyEntry } from '#platform/changes/history-entry.schema.ts';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';

export const listPupilHistory = route({
  method: 'GET',
  path: '/schoolticket-api/ticket/{id}/history',
  summary: 'What happened to the tickets of the pupil of a school ticket, newest first',
  needs: 'school',
  query: pageQuery,
  reply: pageOf(historyEntry),
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
