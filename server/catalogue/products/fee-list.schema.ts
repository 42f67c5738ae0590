import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import { feeKinds } from '@takst/domain/catalogue/products/fee-kind.ts';
import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import { rowOrigin } from '#platform/reference-data/reference-data.public.ts';
import { vatKinds } from '@takst/domain/catalogue/products/vat-kind.ts';
import { bilingualText } from './product-list.schema.ts';

/** What operators charge once, VAT included, from a day on. */
export const feeSection = z.array(
  z
    .strictObject({
      tenant: knownTenant,
      kind: z.enum(feeKinds),
      validFrom: z.iso.date(),
      name: bilingualText,
      price: z.number().min(0),
      vatKind: z.enum(vatKinds),
      ...rowOrigin,
    })
    .transform(({ price, ...fee }) => ({ ...fee, priceOre: kronerToOre(price) })),
);
export type FeeRows = z.output<typeof feeSection>;

/** The product whose price is the taxable benefit of a free ticket at an operator, from a day on. */
export const taxableProductSection = z.array(
  z.strictObject({
    tenant: knownTenant,
    validFrom: z.iso.date(),
    productId: z.string(),
    ...rowOrigin,
  }),
);
export type TaxableProductRows = z.output<typeof taxableProductSection>;
