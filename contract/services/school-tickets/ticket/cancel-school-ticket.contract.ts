import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const cancelSchoolTicket = route({
  method: 'DELETE',
  path: '/schoolticket-api/ticket/{id}',
  summary:
    'Cancels a school ticket that has not begun or whose first card is not made, with the card',
  needs: 'school',
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** It has begun and its card is made, or it is over already. */
    TICKET_NOT_PENDING: { status: 409 },
    /** The ticket before would be valid again, but somebody has its phone, card or pupil since. */
    TICKET_ALREADY_HELD: { status: 409 },
  },
});
