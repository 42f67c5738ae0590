import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The days on which some price of an operator begins. */
export async function priceDates(
  database: Database,
  tenant: TenantId,
): Promise<Temporal.PlainDate[]> {
  const rows = await tablesOf(database)
    .selectFrom('products.price')
    .select('valid_from as validFrom')
    .distinct()
    .where('tenant', '=', tenant)
    .orderBy('valid_from')
    .execute();
  return rows.map(({ validFrom }) => validFrom);
}
