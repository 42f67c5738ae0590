import * as z from 'zod/mini';
import { route } from '#route.ts';
import { calendarDate } from '#scalars.ts';

/** What a month costs for a profile in a number of zones. */
const amount = z.object({
  profileId: z.string(),
  nrOfZones: z.int(),
  validFrom: calendarDate,
  priceOre: z.int(),
});

export const getFreePrices = route({
  method: 'GET',
  path: '/freeticket-api/prices',
  summary: 'What free tickets cost a month from today on, and what is taxed for them',
  needs: 'freeTicket',
  reply: z.object({
    products: z.array(
      z.object({
        id: z.string(),
        filters: z.object({
          zoneListMustEqual: z.optional(z.array(z.string())),
          zoneListMustBeSubsetOf: z.optional(z.array(z.string())),
        }),
        /** What the company is invoiced, VAT included. */
        prices: z.array(amount),
      }),
    ),
    /** The retail prices that are the taxable benefit; null from the day on which there is none. */
    taxedPrices: z.array(z.extend(amount, { priceOre: z.nullable(z.int()) })),
    /** What a new card costs once, VAT included; null where it costs nothing or none is made. */
    newCardFeeOre: z.nullable(z.int()),
  }),
  refusals: {},
});
