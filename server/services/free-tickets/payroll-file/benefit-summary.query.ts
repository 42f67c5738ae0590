import { sql } from 'kysely';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { benefitDifferences, type BenefitRequest } from './benefit-difference.query.ts';

/** A person whose line prevents a file, or is left out of it. */
export type BenefitPerson = {
  readonly ticketId: number;
  readonly employeeId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

export type BenefitSummary = {
  /** By employee number; the person is that of the employee's own ticket where there is one. */
  readonly benefits: readonly (BenefitPerson & {
    readonly employeeId: string;
    readonly tickets: number;
    readonly amountOre: number;
    readonly ticketOre: number | null;
  })[];
  readonly months: readonly {
    readonly month: string;
    readonly isOpen: boolean;
    readonly isReported: boolean;
    readonly totalOre: number;
  }[];
  readonly erasedLines: number;
  readonly erasedOre: number;
  readonly untaxedLines: number;
  readonly untaxed: readonly BenefitPerson[];
  readonly nothingLeft: number;
};

/** So many people without a taxable amount are named. */
const maxNamed = 100;

/** What a file would have, and what it would leave out. */
export async function summariseBenefits(
  database: Database,
  request: BenefitRequest,
): Promise<BenefitSummary> {
  const { scope, companyId } = request;
  const { rows } = await sql<BenefitSummary>`
    with ${benefitDifferences(request)}, benefit as (
      select employee_key, min(employee_id) as employee_id, count(*) as tickets, sum(amount_ore) as amount_ore,
             case when min(amount_ore) = max(amount_ore) then min(amount_ore) end as ticket_ore
        from difference where employee_key is not null and amount_ore <> 0 group by employee_key
    ), named as (
      select distinct on (employee_key) employee_key, ticket_id, first_name, last_name
        from book where employee_key is not null
       order by employee_key, holder_type <> 'EMPLOYEE', month desc, entitlement_id
    ), untaxed as (
      select * from told_line where tax_ore is null
    )
    select coalesce((
             select jsonb_agg(jsonb_build_object(
                      'ticketId', coalesce(ticket_id, 0), 'employeeId', employee_id, 'firstName', first_name,
                      'lastName', last_name, 'tickets', tickets, 'amountOre', amount_ore, 'ticketOre', ticket_ore)
                      order by text.sort_key(employee_id), employee_key)
               from benefit left join named using (employee_key)), '[]') as benefits,
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'month', told.month, 'totalOre', told.total_ore,
                      'isOpen', exists (
                        select from told_line where told_line.month = told.month and not is_closed),
                      'isReported', exists (
                        select from free_tickets.payroll_file_line as line
                         where ${withinCompany(scope, 'line', companyId)} and line.month = told.month))
                      order by told.month)
               from (select month, sum(amount_ore) as total_ore from difference
                      where employee_key is not null and amount_ore <> 0 group by month) as told), '[]') as months,
           count(*) filter (where employee_key is null)::int as "erasedLines",
           coalesce(sum(amount_ore) filter (where employee_key is null), 0)::bigint as "erasedOre",
           (select count(*) from untaxed)::int as "untaxedLines",
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'ticketId', ticket_id, 'employeeId', employee_id, 'firstName', first_name,
                      'lastName', last_name))
               from (select distinct ticket_id, employee_id, first_name, last_name from untaxed
                      order by last_name, first_name, ticket_id limit ${maxNamed}::int) as person), '[]') as untaxed,
           (select count(*) from told_line where tax_ore = 0)::int as "nothingLeft"
      from difference where amount_ore <> 0`.execute(tablesOf(database));
  const [summary] = rows;
  if (!summary) throw new Error('a count returned no row');
  return summary;
}
