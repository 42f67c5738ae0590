import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';
import { cardNumber } from './card-loads.contract.ts';

export const reportLoad = route({
  method: 'POST',
  path: '/ticketoffice-api/app/card-loads/loaded',
  summary:
    'Reports that a card gets what was ordered for it, before the card is written; it can no longer be taken back',
  needs: 'ticket-app',
  body: z.strictObject({
    /** As `card-loads` names it: reported again, it gets the first answer. */
    deliveryId: id,
    /** The card for which it was ordered. */
    cardNumber,
  }),
  example: { deliveryId: 1, cardNumber: '1234567890' },
  reply: z.object({
    id,
    /** When it was reported first. */
    loadedAt: instant,
  }),
  refusals: {
    /** Not ordered for this card. */
    DELIVERY_NOT_FOUND: { status: 404 },
    /** Cancelled or refunded meanwhile: the card must not get it. */
    DELIVERY_TAKEN_BACK: { status: 409 },
    /** Its last day has passed. */
    DELIVERY_EXPIRED: { status: 409 },
  },
});
