import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const resendSchoolTicket = route({
  method: 'POST',
  path: '/schoolticket-api/ticket/{id}/resend',
  summary: 'Gives a pupil a new ticket with a new code and ends the old one at once',
  needs: 'school',
  /** The new ticket. */
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** No phone has fetched it, or it is over (spec 3 §4). */
    TICKET_NOT_RESENDABLE: { status: 409 },
  },
});
