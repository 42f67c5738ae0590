import { monthsOfYear } from '@takst/domain/housing/statement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/tickets/ticket-service-access.ts';
import { sql } from 'kysely';
import { withinCompany } from '#access/within-scope.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { entryCounts, type StatementRequest } from './statement-lines.query.ts';
import { hasFindings, unitRows } from './statement-units.query.ts';

export type MonthRow = {
  readonly hasOpenLines: boolean;
  readonly paidOre: number;
  readonly vatOre: number;
  readonly refundedOre: number;
  readonly residents: number;
  readonly tickets: number;
  readonly subscriptions: number;
};

type Months = {
  /** With closed lines, or in which something began that may be billed. */
  readonly years: readonly number[];
  /** The twelve of the year. */
  readonly months: readonly MonthRow[];
  readonly all: number;
  readonly forgotten: number;
};

/** The sums of a year's months, and how many rows its list of units has. */
export async function statementMonths(
  database: Database,
  request: StatementRequest,
): Promise<Months> {
  const { scope, companyId, year } = request;
  const [subtype] = ticketServiceAccess.housing.agreementSubtypes;
  const began = (table: string) => sql`
    select extract(year from start_date)::int from ${sql.table(table)} as entry
     where ${withinCompany(scope, 'entry', companyId)} and service = 'housing' and cancelled_at is null
       and start_date <= ${request.today}`;
  const { rows } = await sql<Months>`
    with ${unitRows(request)}, month_sum as (
      select month, bool_or(not is_closed) as has_open_lines, sum(paid_ore)::bigint as paid_ore,
             sum(paid_vat_ore)::bigint as vat_ore, sum(refunded_ore)::bigint as refunded_ore, ${entryCounts}
        from statement_line group by month
    ), year_of_lines (year) as (
      select extract(year from month)::int from invoices.closed_month
        join agreements.agreement on agreement.company_id = closed_month.company_id and agreement.id = agreement_id
       where ${withinCompany(scope, 'closed_month', companyId)} and subtype = ${subtype}
      union ${began('tickets.ticket')}
      union ${began('subscriptions.subscription')}
    )
    select (select coalesce(jsonb_agg(year), '[]') from year_of_lines) as years,
           (select jsonb_agg(jsonb_build_object(
              'hasOpenLines', coalesce(has_open_lines, false), 'paidOre', coalesce(paid_ore, 0),
              'vatOre', coalesce(vat_ore, 0), 'refundedOre', coalesce(refunded_ore, 0), 'residents', (
                select count(distinct holder_id) from housing.residence
                 where ${withinCompany(scope, 'residence', companyId)}
                   and daterange(from_date, to_date, '[]')
                       && daterange(listed.month, (listed.month + interval '1 month')::date)),
              'tickets', coalesce(tickets, 0), 'subscriptions', coalesce(subscriptions, 0)) order by listed.month)
              from unnest(${sql.val(monthsOfYear(year).map(String))}::date[]) as listed (month)
              left join month_sum using (month)) as months,
           (select count(*) from unit_row)::int as all,
           (select count(*) from unit_row where ${hasFindings})::int as forgotten`.execute(
    tablesOf(database),
  );
  const [months] = rows;
  if (!months) throw new Error('A select without a from clause returned no row.');
  return months;
}
