import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const resendFreeTicket = route({
  method: 'POST',
  path: '/freeticket-api/ticket/{id}/resend',
  summary:
    'Gives the holder of a free ticket a new one with a new code and ends the old one at once',
  needs: 'freeTicket',
  /** The new ticket. */
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** It was never fetched, has an end, or is over (spec 3 §4). */
    TICKET_NOT_RESENDABLE: { status: 409 },
  },
});
