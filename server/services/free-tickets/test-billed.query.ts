import { monthPeriod } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { billableFreeTickets } from './book/billable-free-tickets.query.ts';

const nothing = sql`(select null::bigint as company_id, null::bigint as agreement_id, null::date as period_start,
                            null::bigint as related_id, null::bigint as holder_id where false)`;

type BilledMonth = {
  readonly tenant: TenantId;
  readonly companyId: number;
  /** Its first day. */
  readonly month: Temporal.PlainDate;
};

/** Which tickets of a company are billed for a month, before anything of it is closed. */
export async function billedTickets(
  database: Database,
  { tenant, companyId, month }: BilledMonth,
): Promise<{ id: number; agreementId: number }[]> {
  const period = monthPeriod(month);
  const request = { tenant, period, today: null, companies: [companyId] };
  const { rows } = await sql<{ id: number; agreementId: number }>`
    select related_id as id, agreement_id as "agreementId"
      from (${billableFreeTickets({ ...request, closed: nothing, unbilledEntries: nothing })}) as billed`.execute(
    tablesOf(database),
  );
  return rows;
}
