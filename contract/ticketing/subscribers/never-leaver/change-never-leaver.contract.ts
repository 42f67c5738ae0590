import * as z from 'zod/mini';
import { changedSince } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { neverLeaverReason } from './get-never-leaver.contract.ts';

export const changeNeverLeaver = route({
  method: 'PUT',
  path: '/api/subscriber/{id}/never-leaver',
  summary:
    'Says that an employee is never a leaver, and why; without a reason they may leave again',
  needs: anySubscriberService,
  body: z.strictObject({
    reason: z.nullable(neverLeaverReason),
    /** What the user saw. */
    previousReason: z.nullable(z.string()),
  }),
  example: { reason: 'Innleid', previousReason: null },
  reply: z.object({ reason: z.nullable(z.string()) }),
  refusals: {
    SUBSCRIBER_NOT_FOUND: { status: 404 },
    /** Another user has changed it since; `reason` is what is saved now. */
    MARK_CHANGED_SINCE: changedSince({ reason: z.nullable(z.string()) }),
  },
});
