import * as z from 'zod/mini';
import { calendarDate, ore } from '#platform/calls/scalars.ts';

/** What a product costs from a day on, VAT included: a row that is typed, pasted, or read from a file, NeTEx among them. */
export const priceRow = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(100)),
  profileId: z.string().check(z.minLength(1), z.maxLength(40)),
  nrOfZones: z.int().check(z.minimum(1), z.maximum(99)),
  /** A PlainDate in the code, an ISO date on the wire. */
  validFrom: calendarDate,
  priceOre: ore.check(z.minimum(0), z.maximum(100_000_000)),
});
export type PriceRow = z.output<typeof priceRow>;
