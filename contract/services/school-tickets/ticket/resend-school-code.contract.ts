import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';

/** The specification has the action and no call: it is that of free tickets (docs/decisions/0098). */
export const resendSchoolCode = route({
  method: 'POST',
  path: '/schoolticket-api/ticket/{id}/resend-pickup-code',
  summary: 'Sends a pupil the same pickup code once more',
  needs: 'school',
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** There is no code, it has been used, or the ticket is over. */
    NO_PICKUP_CODE: { status: 409 },
    /** The last SMS is so new that it may still be on its way. */
    PICKUP_CODE_JUST_SENT: { status: 429, details: z.object({ nextAt: instant }) },
  },
});
