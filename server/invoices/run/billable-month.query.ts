import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { TicketServices } from '#tickets/tickets.public.ts';

export type MonthOfCompanies = {
  readonly services: TicketServices;
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  /** Its first. */
  readonly month: Temporal.PlainDate;
};

/**
 * Said as a query: of a list that it sees, the database weighs each number for each way to each table, which took as
 * long as half of the work. It expects few, and reads by the keys, as it should.
 */
export const companyIds = (companies: readonly number[]) =>
  sql`(select ${sql.val([...companies])}::bigint[])::bigint[]`;

export const isPriced = sql`(company_id, agreement_id) not in (select company_id, agreement_id from unpriced)`;

/**
 * What the services have to bill in a month under the agreements of some companies that are not closed: `billed` by
 * line; `closed_agreement` are those that are.
 */
export function billedMonth({
  services,
  tenant,
  companies,
  month,
}: MonthOfCompanies): RawBuilder<unknown> {
  const request = {
    tenant,
    month,
    today: null,
    companies,
    closed: sql`closed_agreement`,
    unbilledEntries: sql`unbilled_entry`,
  };
  const answers = Object.values(services).map(({ billable }) => billable(request));
  return sql`
    closed_agreement as materialized (
      select company_id, agreement_id from invoices.closed_month
       where company_id = any(${companyIds(companies)}) and month = ${month}::date
    ), unbilled_entry as materialized (
      select company_id, related_id, holder_id from invoices.unbilled_entry
       where company_id = any(${companyIds(companies)}) and last_month >= ${month}::date
    ), billed as (${sql.join(answers, sql` union all `)})`;
}

/**
 * The same with numbers of lines and VAT: `billable` by line, `unpriced` the agreements that wait for a price, and
 * `priced` all others with something to bill.
 */
export const billableMonth = (request: MonthOfCompanies): RawBuilder<unknown> => sql`
    ${billedMonth(request)}, billable as materialized (
      select billed.*, nextval('invoices.line_id_seq') as line_id,
             invoices.vat_within(price_ore::bigint * quantity, vat_percent) as vat_ore
        from billed
    ), unpriced as (
      select distinct company_id, agreement_id
        from (select company_id, unnest(unpriced_agreements) as agreement_id from billable
               where unpriced_agreements is not null) as waiting
       where (company_id, agreement_id) not in (select company_id, agreement_id from closed_agreement)
    ), priced as (
      select company_id, agreement_id, count(*)::int as line_count,
             (count(*) filter (where product_type = 'TICKET'))::int as ticket_count,
             sum(price_ore::bigint * quantity)::bigint as total_ore
        from billable
       where ${isPriced}
       group by company_id, agreement_id
    )`;
