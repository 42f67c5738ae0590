import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** Required days between two tickets of one phone, for a start on a date (domain: Quarantine). */
export async function findQuarantineDays(
  tx: Transaction,
  tenant: TenantId,
  on: Temporal.PlainDate,
): Promise<number> {
  const row = await tablesOf(tx)
    .selectFrom('company_tickets.quarantine')
    .select('days')
    .where('tenant', '=', tenant)
    .where('valid_from', '<=', on)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.days ?? 0;
}
