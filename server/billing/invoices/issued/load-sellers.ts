import { isOrganisationNumber } from '@takst/domain/customers/companies/organisation-number.rules.ts';
import { knownTenant } from '#platform/tenants/known-tenant.ts';
import * as z from 'zod/mini';
import type { Transaction } from '#platform/db/database.ts';
import {
  type FileOrigin,
  type RowChange,
  rowOrigin,
  saveReferenceRows,
  stampOf,
} from '#platform/reference-data/reference-data.public.ts';

export const sellerSection = z.array(
  z.strictObject({
    tenant: knownTenant,
    validFrom: z.iso.date(),
    name: z.string().check(z.minLength(1)),
    organisationNumber: z.string().check(z.refine(isOrganisationNumber)),
    line1: z.string().check(z.minLength(1)),
    postCode: z.string().check(z.regex(/^\d{4}$/)),
    city: z.string().check(z.minLength(1)),
    accountNumber: z.string().check(z.regex(/^\d{11}$/)),
    isInBusinessRegister: z.boolean(),
    ...rowOrigin,
  }),
);

type Sellers = FileOrigin & { readonly sellers: z.output<typeof sellerSection> };

const sellerTable = { table: 'invoices.seller', key: ['tenant', 'valid_from'] } as const;

/** Saves who sells at the operators, with their account numbers, from a day on. */
export const saveSellers = (tx: Transaction, file: Sellers): Promise<RowChange[]> =>
  saveReferenceRows(
    tx,
    sellerTable,
    file.sellers.map((seller) => ({
      tenant: seller.tenant,
      name: seller.name,
      line1: seller.line1,
      city: seller.city,
      valid_from: seller.validFrom,
      organisation_number: seller.organisationNumber,
      post_code: seller.postCode,
      account_number: seller.accountNumber,
      is_in_business_register: seller.isInBusinessRegister,
      ...stampOf(file, seller),
    })),
  );
