import { productFilters } from '@takst/contract/catalogue/products/product.schema.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import { isTravelMoney } from '@takst/domain/services/ticket-counter/order/counter-price.rules.ts';
import { ticketServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { vatKinds } from '@takst/domain/catalogue/products/vat-kind.ts';
import { z } from 'zod';
import { rowOrigin } from '#platform/reference-data/reference-data.public.ts';

/** The rates of VAT: that of passenger transport, and the standard one of fees and other things. */

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

const amountBounds = z
  .strictObject({ least: z.number().int().min(1), most: z.number().int().min(1) })
  .refine(({ least, most }) => least <= most, 'least is above most');

type CounterProductRow = {
  readonly services: readonly string[];
  readonly nrOfDaysValid: number | null;
  readonly tags: readonly string[];
  readonly tripHours?: number | undefined;
  readonly amounts?: object | undefined;
};

/** A counter cannot sell travel money without bounds, nor a trip whose end is unknown. */
const hasCounterTerms = ({
  services,
  nrOfDaysValid,
  tags,
  tripHours,
  amounts,
}: CounterProductRow) => {
  if (!services.includes('ticket-counter')) return true;
  if (isTravelMoney({ tags })) return amounts !== undefined;
  return nrOfDaysValid !== null || tripHours !== undefined;
};

/** An operator's products with their monthly prices, VAT included; lists show them in the order of the file. */
export const productSection = z.array(
  z
    .strictObject({
      id: z.string(),
      services: z.array(z.enum(ticketServiceIds)).readonly(),
      name: bilingualText,
      description: bilingualText,
      nrOfDaysValid: z.number().int().nullable(),
      /** For how many hours a single trip at the counter is valid after its code is used. */
      tripHours: z.number().int().min(1).optional(),
      /** What may be put on a travel card at once, in kroner. */
      amounts: amountBounds.optional(),
      tags: z.array(z.string()),
      mediaTypes: z.array(z.string()),
      presetZoneIds: z.array(z.string()),
      filters: productFilters,
      vatKind: z.enum(vatKinds),
      prices: z.array(priceFields.transform(inOre)),
      ...rowOrigin,
    })
    .refine(
      hasCounterTerms,
      'is sold at the counter: a single trip needs tripHours, and travel money amounts',
    ),
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
