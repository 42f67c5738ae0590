import * as z from 'zod/mini';
import { profileAmount, soldProduct } from '#catalogue/products/product.schema.ts';
import { route } from '#platform/calls/route.ts';

export const getFreePrices = route({
  method: 'GET',
  path: '/freeticket-api/prices',
  summary: 'What free tickets cost a month from today on, and what is taxed for them',
  needs: 'freeTicket',
  reply: z.object({
    products: z.array(soldProduct),
    /** The retail prices that are the taxable benefit; null from the day on which there is none. */
    taxedPrices: z.array(z.extend(profileAmount, { priceOre: z.nullable(z.int()) })),
    /** What a new card costs once, VAT included; null where it costs nothing or none is made. */
    newCardFeeOre: z.nullable(z.int()),
  }),
  refusals: {},
});
