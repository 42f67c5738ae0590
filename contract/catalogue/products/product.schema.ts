import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { calendarDate } from '#platform/calls/scalars.ts';

/** Kroner with two decimals. */
const kroner = z.number();

/** What a month costs from a date on, until the next row of the same number of zones. */
const productPrice = z.object({
  validFrom: calendarDate,
  /** Zones paid for; of a company ticket 1, 2, or 3 for all zones (spec 2 §5). */
  nrOfZones: z.int().check(z.minimum(1)),
  priceInclVAT: kroner,
  priceExclVAT: kroner,
  /** The VAT within the price. */
  vat: kroner,
});
export type ProductPrice = z.output<typeof productPrice>;

const profileProduct = z.object({
  profileId: z.string(),
  profileName: bilingualText,
  description: bilingualText,
  /** The price in force on the 1st of this month and all later ones, oldest first. */
  prices: z.array(productPrice),
});

/** Which zone lists (zone ids, without regard to order) the product is for; none: all. */
export const productFilters = z.object({
  zoneListMustEqual: z.optional(z.array(z.string())),
  zoneListMustBeSubsetOf: z.optional(z.array(z.string())),
});
export type ProductFilters = z.output<typeof productFilters>;

/** What a month costs for a profile in a number of zones. */
export const profileAmount = z.object({
  profileId: z.string(),
  nrOfZones: z.int(),
  validFrom: calendarDate,
  priceOre: z.int(),
});

/** A product with its prices from today on, for forms that show a price beside each choice. */
export const soldProduct = z.object({
  id: z.string(),
  filters: productFilters,
  /** What the company is invoiced, VAT included. */
  prices: z.array(profileAmount),
});
export type SoldProductEntry = z.output<typeof soldProduct>;

/** A product of the list v2 (spec 2 §3). */
export const product = z.object({
  id: z.string(),
  name: bilingualText,
  nrOfDaysValid: z.nullable(z.int()),
  tags: z.array(z.string()),
  products: z.array(profileProduct),
  presetZoneIds: z.array(z.string()),
  mediaTypes: z.array(z.string()),
  /** The number of zones that stands for all zones. */
  nrOfZonesGetAll: z.int(),
  filters: productFilters,
  /** The highest price in the list, VAT included; null when there is none. */
  maxPrice: z.nullable(kroner),
});
export type Product = z.output<typeof product>;
