import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { profileAmount } from '#catalogue/products/product.schema.ts';
import { route } from '#platform/calls/route.ts';
import { counterMediaTypes } from '../counter-media.schema.ts';

/** A product of the counter with the prices that the order form shows. */
export const counterProduct = z.object({
  id: z.string(),
  name: bilingualText,
  description: bilingualText,
  isTravelMoney: z.boolean(),
  /** Null of a single trip, and of travel money. */
  nrOfDaysValid: z.nullable(z.int()),
  /** What may be put on one card, in kroner; null of tickets. */
  amounts: z.nullable(z.object({ least: z.int(), most: z.int() })),
  mediaTypes: z.array(z.enum(counterMediaTypes)),
  /** Of one ticket, VAT included, from today on. */
  prices: z.array(profileAmount),
});
export type CounterProductEntry = z.output<typeof counterProduct>;

export const getCounterOffer = route({
  method: 'GET',
  path: '/ticketoffice-api/order-offer',
  summary: 'What the operator sells at ticket counters, and what it costs',
  // Customer support says what a counter leaves out.
  needs: { any: ['ticketCounter.order', 'companyAdmin'] },
  reply: z.object({ products: z.array(counterProduct) }),
  refusals: {},
});
