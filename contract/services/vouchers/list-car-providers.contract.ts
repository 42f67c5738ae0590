import { carProviders } from '@takst/domain/services/vouchers/car-provider.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { noOffer } from './no-offer.ts';

export const listCarProviders = route({
  method: 'GET',
  path: '/voucher-api/offer/providers',
  summary: 'The amount of an offer in NOK, and the car providers that have a code of it',
  needs: 'voucher-key',
  counted: 'codes',
  reply: z.object({
    /** In kroner (spec 3 §3). */
    denomination: z.number(),
    availableCarProviders: z.array(z.enum(carProviders)),
  }),
  refusals: {
    ...noOffer,
    /** A code was claimed before. */
    ALREADY_CLAIMED: { status: 409 },
  },
});
