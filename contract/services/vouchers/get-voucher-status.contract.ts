import { voucherOfferStatuses } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const getVoucherStatus = route({
  method: 'GET',
  path: '/voucher-api/offer/status',
  summary: 'The state of an offer; a key that leads to none is as one that has expired',
  needs: 'voucher-key',
  counted: 'codes',
  reply: z.object({ voucherOfferStatus: z.enum(voucherOfferStatuses) }),
  refusals: {},
});
