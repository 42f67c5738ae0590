import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { offerNotFound, smsJustSent } from './voucher-offer.schema.ts';

export const sendVoucherCode = route({
  method: 'POST',
  path: '/api/voucher-offer/{id}/send-code',
  summary: 'Sends the person of a claimed offer the same code again by SMS',
  needs: 'vouchers',
  reply: z.object({ id }),
  refusals: {
    ...offerNotFound,
    ...smsJustSent,
    /** No code is claimed, or the phone number is erased. */
    NO_CODE: { status: 409 },
  },
});
