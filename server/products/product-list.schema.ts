import { productFilters } from '@takst/contract/products/product.schema.ts';
import { kronerToOre } from '@takst/domain/money/ore.rules.ts';
import { ticketServiceIds } from '@takst/domain/tickets/ticket-service-id.ts';
import { z } from 'zod';

const inBothLanguages = z.object({ nb: z.string(), en: z.string() });

/** The monthly price from a date on; the file has kroner, the database whole øre. */
const fileOfPrice = z
  .object({
    profileId: z.string(),
    nrOfZones: z.number().int().min(1),
    validFrom: z.iso.date(),
    price: z.number().min(0),
  })
  .transform(({ price, ...row }) => ({ ...row, priceOre: kronerToOre(price) }));

/** An operator's products and prices in `database/reference`. */
export const productListFile = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      services: z.array(z.enum(ticketServiceIds)).readonly(),
      name: inBothLanguages,
      description: inBothLanguages,
      nrOfDaysValid: z.number().int().nullable(),
      tags: z.array(z.string()),
      mediaTypes: z.array(z.string()),
      presetZoneIds: z.array(z.string()),
      filters: productFilters,
      vatKind: z.enum(['TRANSPORT', 'STANDARD']),
      prices: z.array(fileOfPrice),
    }),
  ),
});
export type ProductList = z.output<typeof productListFile>;

export const vatRatesFile = z.object({
  vatRates: z.array(
    z.object({
      kind: z.enum(['TRANSPORT', 'STANDARD']),
      validFrom: z.iso.date(),
      percent: z.number().int().min(0),
    }),
  ),
});
export type VatRates = z.output<typeof vatRatesFile>['vatRates'];
