import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { optionalMessage } from '#platform/calls/text-fields.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

/** What an employer notes about an employee; empty when there is no note. */
export const noteText = optionalMessage(500);

export const getNote = route({
  method: 'GET',
  path: '/api/subscriber/{id}/note',
  summary: 'The employer’s note on an employee; empty when there is none',
  needs: anySubscriberService,
  reply: z.object({ note: noteText }),
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 } },
});
