import { orderableTypes } from '@takst/domain/catalogue/products/subscription-type.ts';
import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { calendarDate } from '#platform/calls/scalars.ts';

export const orderableType = z.enum(orderableTypes);

/** What a month costs from a date on. */
const subscriptionPrice = z.object({
  validFrom: calendarDate,
  pricePerMonth: z.number(),
  vatPerMonth: z.number(),
});

/** What a company can order for a person (spec 2 §3). */
export const availableSubscription = z.object({
  type: orderableType,
  name: bilingualText,
  description: bilingualText,
  /** Today; null for a ticket, whose price depends on zones and category. */
  pricePerMonth: z.nullable(z.number()),
  vatPerMonth: z.nullable(z.number()),
  /** The price of today and all later ones, oldest first; none for a ticket. */
  prices: z.array(subscriptionPrice),
});
export type AvailableSubscription = z.output<typeof availableSubscription>;
