import type { BenefitFileKind } from '@takst/domain/services/free-tickets/benefit-file.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { withinCompany } from '#platform/scope/within-scope.ts';
import { bookLines, type BookRequest } from '#services/free-tickets/book/book-lines.query.ts';

export type BenefitRequest = BookRequest & {
  readonly kind: BenefitFileKind;
  /** The first of the chosen month. */
  readonly month: Temporal.PlainDate;
};

/**
 * Common table expressions. `told_line` is what a file is about: the lines of the book in closed months and in the
 * chosen month. `difference` is what the file contains, in øre and never 0: each line with a taxable amount, less the
 * amounts that earlier files reported for the same entitlement and month under the same employee number. Amounts
 * reported under another number, or no longer taxed, are taken back. A file of a whole month ignores earlier files.
 */
export const benefitDifferences = (request: BenefitRequest): RawBuilder<unknown> => sql`
  ${bookLines(request)}, told_line as materialized (
    select * from book where is_closed or month = ${request.month}::date
  ), reported as materialized (
    ${request.kind === 'month' ? noReport : reportedBefore(request)}
  ), difference as materialized (
    select line.month, line.entitlement_id, line.employee_id, line.employee_key,
           line.tax_ore - coalesce((
             select sum(reported_ore) from reported
              where reported.month = line.month and reported.entitlement_id = line.entitlement_id
                and ${isSameNumber}), 0) as amount_ore
      from told_line as line
     where tax_ore is not null
     union all
    select reported.month, entitlement_id, employee_id, employee_key, 0 - reported_ore
      from reported
     where not exists (
       select from book as line
        where line.month = reported.month and line.entitlement_id = reported.entitlement_id
          and (${isSameNumber} or line.tax_ore is null or not (line.is_closed or line.month = ${request.month}::date)))
       and (reported.month = ${request.month}::date
             or reported.month <> all(${sql.val(request.openMonths.map(String))}::date[]))
  )`;

/** A number that is erased, in the file or in the book, is nobody else's. */
const isSameNumber = sql`
  coalesce(reported.employee_key = line.employee_key, true)`;

/** What files have told of each entitlement and month, by employee number. */
const reportedBefore = ({ scope, companyId, from, through }: BenefitRequest) => sql`
  select line.month, line.entitlement_id, max(line.employee_id) as employee_id, line.employee_key,
         sum(line.amount_ore) as reported_ore
    from free_tickets.payroll_file_line as line
    left join (
      select month, max(id) as file_id from free_tickets.payroll_file as file
       where ${withinCompany(scope, 'file', companyId)} and kind = 'month' group by month
    ) as whole on whole.month = line.month
   where ${withinCompany(scope, 'line', companyId)} and line.month between ${from}::date and ${through}::date
     and line.file_id >= coalesce(whole.file_id, 0)
   group by line.month, line.entitlement_id, line.employee_key
  having sum(line.amount_ore) <> 0`;

const noReport = sql`
  select null::date as month, null::bigint as entitlement_id, null::text as employee_id, null::text as employee_key,
         null::bigint as reported_ore
   where false`;
