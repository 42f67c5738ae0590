import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Remembers that an operator is warned today; false when it was already. */
export async function markWarned(
  tx: Transaction,
  tenant: TenantId,
  today: Temporal.PlainDate,
): Promise<boolean> {
  const { rows } = await sql`
    insert into code_pools.low_stock_warning as earlier (tenant, sent_on) values (${tenant}, ${today})
    on conflict (tenant) do update set sent_on = excluded.sent_on where earlier.sent_on <> excluded.sent_on
    returning tenant`.execute(tablesOf(tx));
  return rows.length > 0;
}
