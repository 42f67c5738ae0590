import { isOrganisationNumber } from '@takst/domain/companies/organisation-number.rules.ts';
import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import * as z from 'zod/mini';
import type { Transaction } from '#db/database.ts';
import { upsertRows } from '#db/upsert-rows.ts';
import { readReferenceFile } from '#reference-data/reference-data.public.ts';

const sellersFile = z.object({
  sellers: z.array(
    z.object({
      tenant: z.enum(tenantIds),
      validFrom: z.iso.date(),
      name: z.string().check(z.minLength(1)),
      organisationNumber: z.string().check(z.refine(isOrganisationNumber)),
      line1: z.string(),
      postCode: z.string(),
      city: z.string(),
      accountNumber: z.string(),
      isInBusinessRegister: z.boolean(),
    }),
  ),
});

const sellerTable = { table: 'invoices.seller', key: ['tenant', 'valid_from'] } as const;

export async function loadSellers(tx: Transaction): Promise<void> {
  const { sellers } = await readReferenceFile('sellers.json', sellersFile);
  const rows = sellers.map(({ tenant, name, line1, city, ...seller }) => ({
    tenant,
    name,
    line1,
    city,
    valid_from: seller.validFrom,
    organisation_number: seller.organisationNumber,
    post_code: seller.postCode,
    account_number: seller.accountNumber,
    is_in_business_register: seller.isInBusinessRegister,
  }));
  await upsertRows(tx, sellerTable, rows);
}
