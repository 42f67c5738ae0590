import type {
  BillingPeriod,
  PeriodKind,
} from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { BillableRequest, BillingService } from '#ticketing/tickets/tickets.public.ts';
import { billedFees } from './billed-fees.query.ts';

type ServicesOfKind = {
  readonly services: readonly BillingService[];
  /** Those of them that bill other periods answer nothing. */
  readonly bills: PeriodKind;
  /** Nothing but fees. */
  readonly feesOnly?: boolean | undefined;
};

/** The first and the last day of the period that a line is closed with. */
const periodColumns = (bills: PeriodKind, { start, end }: BillingPeriod): RawBuilder<unknown> =>
  bills === 'months'
    ? sql`${start}::date as period_start, ${end}::date as period_end`
    : sql`line.delivered_on as period_start, line.delivered_on as period_end`;

/**
 * What services have to bill, each line with the period that it is closed with: what they answer to `billable`, their fees,
 * and `period_start` and `period_end`. At least one of the services has some of that kind of period.
 */
export function billedLines(
  { services, bills, feesOnly = false }: ServicesOfKind,
  request: BillableRequest,
): RawBuilder<unknown> {
  const answers = services
    .filter((service) => service.bills === bills)
    .flatMap(({ billable, fees }) => [
      ...(feesOnly ? [] : [billable(request)]),
      ...(fees ? [billedFees(fees, { ...request, bills })] : []),
    ]);
  return sql`
    select ${periodColumns(bills, request.period)}, line.*
      from (${sql.join(answers, sql` union all `)}) as line`;
}

/** Whether rows of `closed_period` are that month, or one of those days. */
export const closedWithin = (
  bills: PeriodKind,
  { start, end }: BillingPeriod,
): RawBuilder<SqlBool> =>
  bills === 'months'
    ? sql<SqlBool>`period_start = ${start}::date and period_end = ${end}::date`
    : sql<SqlBool>`period_start between ${start}::date and ${end}::date and period_end = period_start`;
