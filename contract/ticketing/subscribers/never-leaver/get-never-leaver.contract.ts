import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { instant } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { requiredText } from '#platform/calls/text-fields.ts';

/** The reason why a person who is not on the list of employees is no leaver. */
export const neverLeaverReason = requiredText(200);

const neverLeaverMark = z.object({
  reason: z.string(),
  /** The name of the user who marked the person. */
  markedBy: z.string(),
  markedAt: instant,
});

export const getNeverLeaver = route({
  method: 'GET',
  path: '/api/subscriber/{id}/never-leaver',
  summary:
    'Whether a comparison with the list of employees never ends an employee’s ticket, and why',
  needs: anySubscriberService,
  reply: z.object({ mark: z.nullable(neverLeaverMark) }),
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 } },
});
