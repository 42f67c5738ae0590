import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';

export const resendFreeCode = route({
  method: 'POST',
  path: '/freeticket-api/ticket/{id}/resend-pickup-code',
  summary: 'Sends the holder of a free ticket the same pickup code once more',
  needs: 'freeTicket',
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** There is no code, it has been used, or the ticket is over. */
    NO_PICKUP_CODE: { status: 409 },
    /** The last SMS is so new that it may still be on its way. */
    PICKUP_CODE_JUST_SENT: { status: 429, details: z.object({ nextAt: instant }) },
  },
});
