import { productFilters } from '@takst/contract/products/product.schema.ts';
import { kronerToOre } from '@takst/domain/money/ore.rules.ts';
import { ticketServiceIds } from '@takst/domain/tickets/ticket-service-id.ts';
import { z } from 'zod';
import { rowOrigin } from '#reference-data/reference-data.public.ts';

/** The rates of VAT: that of passenger transport, and the standard one of fees and other things. */
export const vatKinds = ['TRANSPORT', 'STANDARD'] as const;

export const bilingualText = z.strictObject({ nb: z.string(), en: z.string() });

const priceFields = z.strictObject({
  profileId: z.string(),
  nrOfZones: z.number().int().min(1),
  validFrom: z.iso.date(),
  price: z.number().min(0),
  ...rowOrigin,
});

/** The file has kroner, the database whole øre. */
const inOre = <Row extends { price: number }>({ price, ...row }: Row) => ({
  ...row,
  priceOre: kronerToOre(price),
});

/** An operator's products with their monthly prices, VAT included; lists show them in the order of the file. */
export const productSection = z.array(
  z.strictObject({
    id: z.string(),
    services: z.array(z.enum(ticketServiceIds)).readonly(),
    name: bilingualText,
    description: bilingualText,
    nrOfDaysValid: z.number().int().nullable(),
    tags: z.array(z.string()),
    mediaTypes: z.array(z.string()),
    presetZoneIds: z.array(z.string()),
    filters: productFilters,
    vatKind: z.enum(vatKinds),
    prices: z.array(priceFields.transform(inOre)),
    ...rowOrigin,
  }),
);
export type ProductRows = z.output<typeof productSection>;

/** New prices of products that are there. */
export const priceSection = z.array(priceFields.extend({ productId: z.string() }).transform(inOre));
export type PriceRows = z.output<typeof priceSection>;

export const vatRateSection = z.array(
  z.strictObject({
    kind: z.enum(vatKinds),
    validFrom: z.iso.date(),
    percent: z.number().int().min(0),
    ...rowOrigin,
  }),
);
export type VatRates = z.output<typeof vatRateSection>;
