import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { firstOfMonth, monthsFrom } from '@takst/domain/platform/time/month.rules.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type OpenMonthsRequest = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
};

/**
 * The firsts of the months of a company in which something may be open, oldest first, up to that of today: those after the
 * last one that is closed under every agreement. None before the operator's first month, or while it has none.
 */
export async function openMonthsOf(
  source: Database | Transaction,
  { tenant, companyId, today }: OpenMonthsRequest,
): Promise<Temporal.PlainDate[]> {
  const { rows } = await sql<{ from: Temporal.PlainDate }>`
    select greatest(first_month.month, through + 1)::date as "from"
      from invoices.first_month
      left join invoices.closed_through on company_id = ${companyId} and bills = 'months'
     where first_month.tenant = ${tenant}`.execute(tablesOf(source));
  const [open] = rows;
  return open ? monthsFrom(open.from, firstOfMonth(today)) : [];
}
