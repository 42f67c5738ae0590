import { carProviders } from '@takst/domain/services/vouchers/car-provider.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, instant, ore } from '#platform/calls/scalars.ts';
import { noOffer } from './no-offer.ts';

export const getVoucherOffer = route({
  method: 'GET',
  path: '/voucher-api/offer',
  summary:
    'What the page of an offer shows beside the specified calls: expiry, last day and the end of the phone number',
  needs: 'voucher-key',
  counted: 'codes',
  reply: z.object({
    voucherOfferStatus: z.enum(['AVAILABLE', 'CLAIMED']),
    amountOre: ore,
    /** The last day on which a code can be fetched. */
    lastDay: calendarDate,
    /** The last two digits of the phone number that the code is sent to. */
    phoneEnding: z.string(),
    /** Those that have a code of the amount; none when it is claimed. Names and terms: `carProviderFacts`. */
    providers: z.array(
      z.object({
        provider: z.enum(carProviders),
        /** Any code that one gets can be used until this day at least; null when codes do not expire. */
        validUntil: z.nullable(calendarDate),
      }),
    ),
    /** Of the code that was claimed; null before. */
    selectedCarProvider: z.nullable(z.enum(carProviders)),
    /** When that was, and until when the code can be used; null before. */
    claim: z.nullable(z.object({ claimedAt: instant, validUntil: z.nullable(calendarDate) })),
  }),
  refusals: noOffer,
});
