import { defaultProfileId } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { cached } from '#platform/db/cache/cached.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Company = { tenant: TenantId; companyId: number };

/** The profiles that a company may order: the default one, then its own. */
export const profilesOfCompany = cached(5_000, load);

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
