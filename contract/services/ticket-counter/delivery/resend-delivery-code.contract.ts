import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id, instant } from '#platform/calls/scalars.ts';

export const resendDeliveryCode = route({
  method: 'POST',
  path: '/ticketoffice-api/delivery/{deliveryId}/resend-code',
  summary: 'Sends the code of a ticket to its phone again',
  needs: 'ticketCounter.order',
  reply: z.object({ id }),
  refusals: {
    DELIVERY_NOT_FOUND: { status: 404 },
    /** On a list, paper or a card; or used already. */
    NO_PICKUP_CODE: { status: 409 },
    PICKUP_CODE_JUST_SENT: { status: 409, details: z.object({ nextAt: instant }) },
  },
});
