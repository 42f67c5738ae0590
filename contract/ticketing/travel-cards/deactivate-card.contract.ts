import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { travelCardAdmin } from './travel-card-admin.ts';

export const deactivateCard = route({
  method: 'PUT',
  path: '/freeticket-api/ticket/travel-card/{id}/deactivate',
  summary:
    'Says that the card of a ticket is blocked in the card system; no ticket on it is valid any more',
  needs: travelCardAdmin,
  reply: z.object({ id }),
  refusals: {
    CARD_NOT_FOUND: { status: 404 },
    /** It is requested, or it is blocked already. */
    CARD_NOT_MADE: { status: 409 },
    /** A ticket on it is active or pending. */
    CARD_IN_USE: { status: 409 },
  },
});
