import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { offerNotFound, smsJustSent } from './voucher-offer.schema.ts';

export const sendVoucherLink = route({
  method: 'POST',
  path: '/api/voucher-offer/{id}/send-link',
  summary:
    'Sends the person of an offer a new link by SMS; the earlier one leads nowhere after that',
  needs: 'vouchers',
  reply: z.object({ id }),
  refusals: {
    ...offerNotFound,
    ...smsJustSent,
    /** It is claimed, over or has not begun, or its phone number is erased. */
    OFFER_NOT_AVAILABLE: { status: 409 },
  },
});
