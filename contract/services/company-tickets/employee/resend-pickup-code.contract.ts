import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const resendPickupCode = route({
  method: 'POST',
  path: '/api/ticket/resend-pickup-code/{id}',
  summary: 'Sends the holder the same pickup code once more',
  needs: anySubscriberService,
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** There is no code, it has been used, or the ticket is over (spec 2 §4). */
    NO_PICKUP_CODE: { status: 409 },
    /** The last SMS is so new that it may still be on its way. */
    PICKUP_CODE_JUST_SENT: { status: 429, details: z.object({ nextAt: instant }) },
  },
});
