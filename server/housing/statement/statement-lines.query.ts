import { type RawBuilder, sql } from 'kysely';
import { unitLines, type UnitLinesRequest } from '#housing/unit-lines.query.ts';

/** A year of a company; its months are those that have begun. */
export type StatementRequest = UnitLinesRequest & {
  readonly year: number;
  readonly today: Temporal.PlainDate;
};

/** Common table expressions that end in `statement_line`: the rows of `unit_line`, less what was refunded of each. */
export const statementLines = (request: UnitLinesRequest): RawBuilder<unknown> => sql`
  ${unitLines(request)}, refunded as materialized (
    select line_id, sum(amount_ore)::bigint as refunded_ore, sum(vat_ore)::bigint as refunded_vat_ore
      from invoices.refund where company_id = ${request.companyId} group by line_id
  ), statement_line as materialized (
    select unit_line.*, coalesce(refunded_ore, 0) as refunded_ore,
           line_ore - coalesce(refunded_ore, 0) as paid_ore, vat_ore - coalesce(refunded_vat_ore, 0) as paid_vat_ore
      from unit_line left join refunded using (line_id)
  )`;

/** How many different tickets and subscriptions are among lines. */
export const entryCounts = sql`
  count(distinct related_id) filter (where product_type = 'TICKET')::int as tickets,
  count(distinct related_id) filter (where product_type = 'MOBILITY')::int as subscriptions`;
