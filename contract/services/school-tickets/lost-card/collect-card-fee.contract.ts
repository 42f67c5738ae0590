import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const collectCardFee = route({
  method: 'PUT',
  path: '/schoolticket-api/travel-card/{id}/fee-collected',
  summary: 'Notes that a pupil has paid the school for the replacement cards of a ticket',
  needs: 'school',
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** The pupil owes nothing, or the payment is noted already. */
    NO_FEE_OWED: { status: 409 },
  },
});
