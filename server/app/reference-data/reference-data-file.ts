import { dataOrigins } from '@takst/domain/platform/reference-data/data-origin.ts';
import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import { postAreaSection } from '#customers/companies/companies.public.ts';
import { sellerSection } from '#billing/invoices/invoices.public.ts';
import {
  feeSection,
  priceSection,
  productSection,
  taxableProductSection,
  vatRateSection,
} from '#catalogue/products/products.public.ts';
import {
  subscriptionPriceSection,
  subscriptionSection,
} from '#services/subscriptions/subscriptions.public.ts';
import { zoneSection } from '#catalogue/zones/zones.public.ts';
import { rowOrigin } from '#platform/reference-data/reference-row.ts';
import { schoolYearSection } from './school-years.ts';

const sections = {
  zones: z.optional(zoneSection),
  products: z.optional(productSection),
  prices: z.optional(priceSection),
  subscriptions: z.optional(subscriptionSection),
  subscriptionPrices: z.optional(subscriptionPriceSection),
  sellers: z.optional(sellerSection),
  vatRates: z.optional(vatRateSection),
  fees: z.optional(feeSection),
  taxableProducts: z.optional(taxableProductSection),
  schoolYears: z.optional(schoolYearSection),
  postAreas: z.optional(postAreaSection),
  /** The first month that an operator invoices in the portal. */
  firstMonths: z
    .array(
      z.strictObject({
        tenant: knownTenant,
        month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
      }),
    )
    .optional(),
  quarantine: z
    .array(
      z.strictObject({
        tenant: knownTenant,
        validFrom: z.iso.date(),
        days: z.number().int().min(0),
        ...rowOrigin,
      }),
    )
    .optional(),
};

/** Sections whose rows are all of one operator, which the file names at its top. */
const sectionsOfTenant = ['zones', 'products', 'prices'] as const;

/**
 * A file of reference data, as those in `database/reference`: where it comes from and how old it is, and one section or
 * more (docs/decisions/0070). Anything else in it is a fault, as it would be left out in silence.
 */
export const referenceDataFile = z
  .strictObject({
    /** For readers; each row says in `origin` what it is. */
    sources: z.array(z.string()).min(1),
    origin: z.enum(dataOrigins),
    asOf: z.iso.date(),
    tenant: knownTenant.optional(),
    /** Of the zones. */
    validFrom: z.iso.date().optional(),
    ...sections,
  })
  .superRefine((file, context) => {
    const fault = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (Object.keys(sections).every((name) => !(name in file))) {
      fault([], `has none of ${Object.keys(sections).join(', ')}`);
    }
    for (const name of sectionsOfTenant) {
      if (file[name] && !file.tenant) fault(['tenant'], `is missing: ${name} are of one operator`);
    }
    if (file.zones && !file.validFrom)
      fault(['validFrom'], 'is missing: zones are valid from a day');
    const zoneIds = new Set(file.zones?.map(({ id }) => id));
    for (const [position, { adjacentZoneIds }] of (file.zones ?? []).entries()) {
      const unknown = adjacentZoneIds.find((id) => !zoneIds.has(id));
      if (unknown !== undefined) fault(['zones', position], `has the unknown neighbour ${unknown}`);
    }
  });
export type ReferenceDataFile = z.output<typeof referenceDataFile>;
