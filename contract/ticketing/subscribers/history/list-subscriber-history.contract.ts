import { historyEntry } from '#platform/changes/history-entry.schema.ts';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const listSubscriberHistory = route({
  method: 'GET',
  path: '/api/subscriber/{id}/history',
  summary: 'What happened to the tickets of one person in the company, newest first',
  needs: anySubscriberService,
  query: pageQuery,
  reply: pageOf(historyEntry),
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 } },
});
