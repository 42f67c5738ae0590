import {
  type getInvoiceOverview,
  monthsInOverview,
} from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import {
  type PaymentStatus,
  paymentStatuses,
} from '@takst/domain/billing/invoices/payment-status.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { sql } from 'kysely';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { accountsOf, type InvoiceReach } from './invoice-account.query.ts';

type OverviewRow = {
  readonly all: number;
  readonly statuses: Partial<Record<PaymentStatus, number>>;
  readonly firstMonth: string | null;
  readonly lastMonth: string | null;
  readonly months: { month: string; totalOre: number }[];
  readonly agreementTypes: number;
  readonly references: number;
};

/** How many invoices each filter has, and what the last months cost, as they were closed. */
export async function invoiceOverview(
  database: Database,
  reach: InvoiceReach,
): Promise<Reply<typeof getInvoiceOverview>> {
  const { rows } = await sql<OverviewRow>`
    with listed as materialized (${accountsOf(reach)}), closed as materialized (
      select date_trunc('month', period_start)::date as month, sum(total_ore)::bigint as total_ore
        from invoices.closed_period as closed
       where ${withinCompany(reach.scope, 'closed', reach.companyId)} group by 1
    )
    select (select count(*)::int from listed) as all,
           (select coalesce(jsonb_object_agg(status, number), '{}') from (
              select status, count(*) as number from listed group by status) as counted) as statuses,
           (select count(distinct agreement_subtype)::int from listed) as "agreementTypes",
           (select count(distinct reference)::int from listed) as "references",
           (select min(month)::text from closed) as "firstMonth",
           (select max(month)::text from closed) as "lastMonth",
           (select coalesce(jsonb_agg(jsonb_build_object('month', month, 'totalOre',
                                                         coalesce(total_ore, 0)) order by month), '[]')
              from (select generate_series(greatest(min(month), max(month) - make_interval(months => ${monthsInOverview - 1})),
                                           max(month), interval '1 month')::date as month
                      from closed) as shown left join closed using (month)) as months`.execute(
    tablesOf(database),
  );
  const [row] = rows;
  if (!row) throw new Error('A select of counts returned no row.');
  const countOf = (status: PaymentStatus) => [status, row.statuses[status] ?? 0];
  return {
    all: row.all,
    counts: Object.fromEntries(paymentStatuses.map(countOf)) as Record<PaymentStatus, number>,
    firstMonth: row.firstMonth === null ? null : Temporal.PlainDate.from(row.firstMonth),
    lastMonth: row.lastMonth === null ? null : Temporal.PlainDate.from(row.lastMonth),
    agreementTypes: row.agreementTypes,
    references: row.references,
    months: row.months.map(({ month, totalOre }) => ({
      month: Temporal.PlainDate.from(month),
      totalPrice: toKroner(totalOre),
    })),
  };
}
