import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** The profiles that a company may order: ADULT, which every company has, then its own. */
export async function profilesOfCompany(
  tx: Transaction,
  { tenant, companyId }: { tenant: TenantId; companyId: number },
): Promise<string[]> {
  const rows = await tablesOf(tx)
    .selectFrom('products.company_profile')
    .select('profile_id')
    .where('tenant', '=', tenant)
    .where('company_id', '=', companyId)
    .where('profile_id', '<>', 'ADULT')
    .orderBy('position')
    .execute();
  return ['ADULT', ...rows.map((row) => row.profile_id)];
}
