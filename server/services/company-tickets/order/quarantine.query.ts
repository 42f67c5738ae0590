import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The required days between two tickets of one phone, for a start on any date (domain: Quarantine). */
export async function loadQuarantine(
  tx: Transaction,
  tenant: TenantId,
): Promise<(start: Temporal.PlainDate) => number> {
  const rows = await tablesOf(tx)
    .selectFrom('company_tickets.quarantine')
    .select(['days', 'valid_from as validFrom'])
    .where('tenant', '=', tenant)
    .orderBy('valid_from', 'desc')
    .execute();
  const { compare } = Temporal.PlainDate;
  return (start) => rows.find(({ validFrom }) => compare(validFrom, start) <= 0)?.days ?? 0;
}
