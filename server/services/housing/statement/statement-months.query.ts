import { monthsOfYear } from '@takst/domain/services/housing/statement.rules.ts';
import { sql } from 'kysely';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isOurs } from '#services/housing/unit/unit-lines.query.ts';
import { isHeldEntry } from '#ticketing/tickets/tickets.public.ts';
import {
  entryCounts,
  hasFindings,
  type StatementRequest,
  unitRows,
} from './statement-units.query.ts';

export type MonthRow = {
  /** As JSON has it. */
  readonly month: string;
  readonly hasOpenLines: boolean;
  /** It is invoiced in the portal. */
  readonly isOurs: boolean;
  readonly paidOre: number;
  readonly vatOre: number;
  readonly refundedOre: number;
  readonly residents: number;
  readonly tickets: number;
  readonly subscriptions: number;
};

type Months = {
  /** In which the first ticket or subscription began; null without any. */
  readonly firstYear: number | null;
  /** The twelve of the year. */
  readonly months: readonly MonthRow[];
  /** How many rows the list of units has. */
  readonly unitCounts: { readonly all: number; readonly forgotten: number };
};

/** Of each month the VAT of its invoices, once for each rate from the sum of their lines, less that of its credit notes. */
const monthVat = sql`
  select month, sum(invoices.vat_within(gross_ore, vat_percent) - refunded_vat_ore)::bigint as "vatOre"
    from (select month, agreement_id, vat_percent, sum(line_ore)::bigint as gross_ore,
                 sum(refunded_vat_ore) as refunded_vat_ore
            from statement_line group by month, agreement_id, vat_percent) as rate
   group by month`;

/** The sums of a year's months, and what the list of its units has. */
export async function statementMonths(
  database: Database,
  request: StatementRequest,
): Promise<Months> {
  const { scope, companyId, year } = request;
  const starts = (table: string) => sql`
    select start_date from ${sql.table(table)} as entry
     where ${withinCompany(scope, 'entry', companyId)} and service = 'housing' and ${isHeldEntry('entry')}`;
  const { rows } = await sql<Months>`
    with ${unitRows(request)}, month_sum as (
      select month, sum(paid_ore) as "paidOre",
             sum(refunded_ore) as "refundedOre", ${entryCounts}
        from statement_line group by month
    ), month_vat as (${monthVat}
    ), listed as (
      select listed.month, exists (
               select from unit_line where unit_line.month = listed.month and not is_closed) as "hasOpenLines",
             month_sum.month is not null or ${isOurs(scope.tenant, sql`listed.month`)} as "isOurs", coalesce("paidOre", 0) as "paidOre",
             coalesce("vatOre", 0) as "vatOre", coalesce("refundedOre", 0) as "refundedOre",
             coalesce(tickets, 0) as tickets, coalesce(subscriptions, 0) as subscriptions,
             (select count(distinct holder_id) from housing.residence
               where ${withinCompany(scope, 'residence', companyId)}
                 and daterange(from_date, to_date, '[]')
                     && daterange(listed.month, (listed.month + interval '1 month')::date)) as residents
        from unnest(${sql.val(monthsOfYear(year).map(String))}::date[]) as listed (month)
        left join month_sum on month_sum.month = listed.month
        left join month_vat on month_vat.month = listed.month
    )
    select (select extract(year from min(start_date))::int
              from (${starts('tickets.ticket')} union all ${starts('subscriptions.subscription')}) as entry)
             as "firstYear",
           (select jsonb_agg(to_jsonb(listed) order by month) from listed) as months,
           (select jsonb_build_object('all', count(*), 'forgotten', count(*) filter (where ${hasFindings}))
              from unit_row) as "unitCounts"`.execute(tablesOf(database));
  const [months] = rows;
  if (!months) throw new Error('A select without a from clause returned no row.');
  return months;
}
