import * as z from 'zod/mini';
import { priceRow } from '#catalogue/price-proposals/price-row.schema.ts';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate } from '#platform/calls/scalars.ts';

const pricedProduct = z.object({
  id: z.string(),
  name: bilingualText,
  /** A service sells it; one that none sells is there for its price. */
  isSold: z.boolean(),
  /** What is paid is chosen by who buys, so that it has no price. */
  hasFreeAmount: z.boolean(),
  /** In force today, and later ones, in no order. */
  prices: z.array(priceRow),
});
export type PricedProductEntry = z.output<typeof pricedProduct>;

export const listPrices = route({
  method: 'GET',
  path: '/operator-desk-api/price',
  summary: 'The products of the operator with the prices that are in force and those that come',
  needs: 'operatorDesk',
  reply: z.object({
    /** The first day from which a price may be changed. */
    earliest: calendarDate,
    products: z.array(pricedProduct),
  }),
  refusals: {},
});
