import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

/** How what a delivery cost is given back: it is on no invoice, or a credit note was made. */
export const takenBack = z.object({ id, credited: z.boolean() });

export const takeBackRefusals = {
  DELIVERY_NOT_FOUND: { status: 404 },
  /** Used, expired, or taken back already. */
  DELIVERY_NOT_PENDING: { status: 409 },
  /** The agreement of the order does not allow it, or another role is needed. */
  TAKE_BACK_NOT_ALLOWED: { status: 403 },
} as const;

export const cancelDelivery = route({
  method: 'DELETE',
  path: '/ticketoffice-api/delivery/{deliveryId}',
  summary:
    'Cancels a ticket or travel money that was ordered at the counter and that nobody has used',
  needs: { any: ['ticketCounter.cancelTickets', 'ticketCounter.cancelTravelMoney'] },
  alsoAsks: ['ticketCounter'],
  reply: takenBack,
  refusals: takeBackRefusals,
});
