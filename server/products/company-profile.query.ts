import { defaultProfileId } from '@takst/domain/products/profiles.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Database, Transaction } from '#db/database.ts';
import { recall, shelf } from '#db/shelf.ts';
import { tablesOf } from '#db/tables.ts';

type Company = { tenant: TenantId; companyId: number };

const kept = shelf<readonly string[]>(5_000);

/** The profiles that a company may order: the one that every company has, then its own. */
export const profilesOfCompany = (
  source: Database | Transaction,
  company: Company,
): Promise<readonly string[]> =>
  recall(kept, source, {
    key: `${company.tenant} ${company.companyId}`,
    madeOf: [`company ${company.companyId}`],
    load: () => load(source, company),
  });

async function load(
  source: Database | Transaction,
  { tenant, companyId }: Company,
): Promise<string[]> {
  const rows = await tablesOf(source)
    .selectFrom('products.company_profile')
    .select('profile_id')
    .where('tenant', '=', tenant)
    .where('company_id', '=', companyId)
    .where('profile_id', '<>', defaultProfileId)
    .orderBy('position')
    .execute();
  return [defaultProfileId, ...rows.map((row) => row.profile_id)];
}
