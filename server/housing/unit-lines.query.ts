import { type RawBuilder, sql } from 'kysely';
import { monthLines, type MonthLinesRequest } from '#invoices/invoices.public.ts';
import { unitOfLine } from './unit-of-line.query.ts';

/** The housing lines of a company's months. */
export type UnitLinesRequest = Omit<MonthLinesRequest, 'serviceIds'>;

/**
 * Common table expressions that end in `unit_line`: the rows of `month_line` with the unit that each is counted in. A line
 * whose holder was erased before units were known has none.
 */
export const unitLines = (request: UnitLinesRequest): RawBuilder<unknown> => {
  const unit = unitOfLine({
    companyId: sql`${request.companyId}`,
    holderId: sql`month_line.holder_id`,
    relatedId: sql`month_line.related_id`,
    month: sql`month_line.month`,
  });
  return sql`${monthLines({ ...request, serviceIds: ['housing'] })}, unit_line as materialized (
      select month_line.*, price_ore::bigint * quantity as line_ore, ${unit} as unit_id from month_line
    )`;
};
