import { closableMonths } from '@takst/domain/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

const { compare } = Temporal.PlainDate;

type OpenMonthsRequest = {
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  readonly firstMonth: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
};

/** A month that can be closed, and the companies of which it is not known to be closed. */
export type OpenMonth = {
  /** Its first. */
  readonly month: Temporal.PlainDate;
  readonly companies: readonly number[];
};

/** The months of some companies that are to be closed, oldest first: all since the first one that is missing. */
export async function findOpenMonths(
  tx: Transaction,
  { companies, firstMonth, today }: OpenMonthsRequest,
): Promise<OpenMonth[]> {
  const rows = await tablesOf(tx)
    .selectFrom('invoices.closed_through')
    .select(['company_id as id', 'month'])
    .where('company_id', '=', sql<number>`any(${sql.val([...companies])}::bigint[])`)
    .execute();
  const through = new Map(rows.map(({ id, month }) => [id, month]));
  return closableMonths(firstMonth, today)
    .map((month) => ({
      month,
      companies: companies.filter((id) => {
        const lastClosed = through.get(id);
        return !lastClosed || compare(lastClosed, month) < 0;
      }),
    }))
    .filter((open) => open.companies.length > 0);
}

/** An agreement of which a month could not be closed. */
export type LeftMonth = {
  readonly companyId: number;
  readonly agreementId: number;
  readonly month: Temporal.PlainDate;
};

/**
 * Notes through which month everything of the companies is closed: until the first month that had to be left, from which
 * the next run begins. Whose the erased tickets of closed months were is needed no longer, and deleted.
 */
export async function saveClosedThrough(
  tx: Transaction,
  tenant: TenantId,
  {
    openMonths,
    leftMonths,
  }: { openMonths: readonly OpenMonth[]; leftMonths: readonly LeftMonth[] },
): Promise<void> {
  const firstLeftMonth = new Map<number, Temporal.PlainDate>();
  for (const { companyId, month } of leftMonths) {
    const first = firstLeftMonth.get(companyId);
    if (!first || compare(month, first) < 0) firstLeftMonth.set(companyId, month);
  }
  const through = new Map<number, Temporal.PlainDate>();
  for (const { month, companies } of openMonths) {
    for (const id of companies) {
      const first = firstLeftMonth.get(id);
      if (!first || compare(month, first) < 0) through.set(id, month);
    }
  }
  if (through.size === 0) return;
  await sql`
    with saved as (
      insert into invoices.closed_through (tenant, company_id, month)
      select ${tenant}, company_id, month
        from unnest(${sql.val([...through.keys()])}::bigint[],
                    ${sql.val([...through.values()].map(String))}::date[]) as given (company_id, month)
       order by company_id
          on conflict (company_id) do update set month = excluded.month
      returning company_id, month
    )
    delete from invoices.unbilled_entry
     using saved
     where unbilled_entry.company_id = saved.company_id and last_month <= saved.month`.execute(
    tablesOf(tx),
  );
}
