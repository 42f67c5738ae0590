import { carProviders } from '@takst/domain/services/vouchers/car-provider.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { noOffer } from './no-offer.ts';

export const claimVoucher = route({
  method: 'POST',
  path: '/voucher-api/offer',
  summary: 'Chooses the car provider of an offer, once; the code comes by SMS. The reply is a text',
  needs: 'voucher-key',
  counted: 'codes',
  body: z.strictObject({ selectedCarProvider: z.enum(carProviders, { error: 'required' }) }),
  example: { selectedCarProvider: 'HYRE' },
  /** That the code is on its way, in the language of the caller. */
  reply: z.string(),
  refusals: {
    ...noOffer,
    /** A code was claimed before, by this press or another: the page shows that it was sent. */
    ALREADY_CLAIMED: { status: 409 },
    /** The last code of the provider went to another person; another provider can be chosen. */
    PROVIDER_EMPTY: {
      status: 409,
      details: z.object({ selectedCarProvider: z.enum(carProviders) }),
    },
  },
});
