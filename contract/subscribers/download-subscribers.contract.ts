import * as z from 'zod/mini';
import { route } from '#route.ts';
import { subscriberRows } from '#subscribers/list-subscribers.contract.ts';
import { anySubscriberService } from '#subscribers/subscriber-services.ts';

export const downloadSubscribers = route({
  method: 'GET',
  path: '/api/subscriber/csv/by-company-id/{id}',
  summary:
    'The people of a list, all pages, as a file for a spreadsheet in the language of who asks',
  needs: anySubscriberService,
  company: 'id',
  query: z.strictObject(subscriberRows),
  download: 'text/csv',
  reply: z.string(),
  refusals: {},
});
