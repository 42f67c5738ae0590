import type {
  BillingPeriod,
  PeriodKind,
} from '@takst/domain/billing/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { billedLines, closedWithin } from '#billing/invoices/months/billed-lines.query.ts';

export type PeriodOfCompanies = {
  readonly services: BillingServices;
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  readonly bills: PeriodKind;
  /** One month, or any number of days. */
  readonly period: BillingPeriod;
};

/**
 * Said as a query: of a list that it sees, the database weighs each number for each way to each table, which took as
 * long as half of the work. It expects few, and reads by the keys, as it should.
 */
export const companyIds = (companies: readonly number[]) =>
  sql`(select ${sql.val([...companies])}::bigint[])::bigint[]`;

export const isPriced = sql`(company_id, agreement_id, period_start) not in (
  select company_id, agreement_id, period_start from unpriced)`;

/**
 * What the services have to bill in a period under the agreements of some companies that are not closed: `billed` by
 * line; `closed_agreement` are those that are.
 */
export function billedPeriod({
  services,
  tenant,
  companies,
  bills,
  period,
}: PeriodOfCompanies): RawBuilder<unknown> {
  const request = {
    tenant,
    period,
    today: null,
    companies,
    closed: sql`closed_agreement`,
    unbilledEntries: sql`unbilled_entry`,
  };
  return sql`
    closed_agreement as materialized (
      select company_id, agreement_id, period_start from invoices.closed_period
       where company_id = any(${companyIds(companies)}) and ${closedWithin(bills, period)}
    ), unbilled_entry as materialized (
      select company_id, related_id, holder_id from invoices.unbilled_entry
       where company_id = any(${companyIds(companies)}) and last_month >= ${period.start}::date
    ), billed as (${billedLines({ services: Object.values(services), bills }, request)})`;
}

/**
 * The same with numbers of lines and VAT: `billable` by line, `unpriced` the agreements that wait for a price, and
 * `priced` all others with something to bill.
 */
export const billablePeriod = (request: PeriodOfCompanies): RawBuilder<unknown> => sql`
    ${billedPeriod(request)}, billable as materialized (
      select billed.*, nextval('invoices.line_id_seq') as line_id,
             invoices.vat_within(price_ore::bigint * quantity, vat_percent) as vat_ore
        from billed
    ), unpriced as (
      select distinct company_id, agreement_id, period_start
        from (select company_id, unnest(unpriced_agreements) as agreement_id, period_start from billable
               where unpriced_agreements is not null) as waiting
       where (company_id, agreement_id, period_start) not in (
         select company_id, agreement_id, period_start from closed_agreement)
    ), priced as (
      select company_id, agreement_id, period_start, period_end, count(*)::int as line_count,
             (count(*) filter (where product_type = 'TICKET'))::int as ticket_count,
             sum(price_ore::bigint * quantity)::bigint as total_ore
        from billable
       where ${isPriced}
       group by company_id, agreement_id, period_start, period_end
    )`;
