import * as z from 'zod/mini';
import { calendarDate } from '#scalars.ts';

/** What a month costs for a profile in a number of zones. */
export const profileAmount = z.object({
  profileId: z.string(),
  nrOfZones: z.int(),
  validFrom: calendarDate,
  priceOre: z.int(),
});

/** A product with its prices from today on, for a form that shows them while somebody chooses. */
export const soldProduct = z.object({
  id: z.string(),
  filters: z.object({
    zoneListMustEqual: z.optional(z.array(z.string())),
    zoneListMustBeSubsetOf: z.optional(z.array(z.string())),
  }),
  /** What the company is invoiced, VAT included. */
  prices: z.array(profileAmount),
});
export type SoldProductEntry = z.output<typeof soldProduct>;
