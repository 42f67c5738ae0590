import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { plannedAnew } from '#platform/db/planned-anew.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { currentName, nameNow } from '#billing/invoices/invoice/product-name.query.ts';
import type { LeftPeriod } from '#billing/invoices/closing/open-periods.store.ts';
import {
  billablePeriod,
  companyIds,
  isPriced,
  type PeriodOfCompanies,
} from './billable-period.query.ts';

export type ClosedPeriods = {
  readonly periods: number;
  readonly lines: number;
  /** Agreements with something that has no price: they stay open. */
  readonly unpriced: readonly LeftPeriod[];
};

/**
 * Writes the lines of a period for all agreements of some companies that are not closed, in one statement: periods
 * with their sums by VAT rate, lines, the holders of lines, and the products.
 */
export async function closePeriod(
  tx: Transaction,
  { now, ...request }: PeriodOfCompanies & { readonly now: Temporal.Instant },
): Promise<ClosedPeriods> {
  const { tenant, bills } = request;
  const { rows } = await sql<ClosedRow>`
    ${plannedAnew} with ${billablePeriod(request)}, closed as (
      insert into invoices.closed_period (tenant, company_id, agreement_id, period_start, period_end,
                                          line_count, ticket_count, total_ore, closed_at)
      select ${tenant}, company_id, agreement_id, period_start, period_end, line_count, ticket_count,
             total_ore, ${now}::timestamptz
        from priced
       order by company_id, agreement_id, period_start
      returning line_count
    ), rate as (
      insert into invoices.period_rate (tenant, company_id, agreement_id, period_start, vat_percent, gross_ore)
      select ${tenant}, company_id, agreement_id, period_start, vat_percent, sum(price_ore::bigint * quantity)
        from billable where ${isPriced}
       group by company_id, agreement_id, period_start, vat_percent
    ), line as (
      insert into invoices.line (tenant, company_id, agreement_id, period_start, period_end, id, product_type,
                                 related_id, product, profile_id, zone_from, zone_to, all_zones,
                                 nr_of_zones, sold_at, price_ore, quantity, vat_percent, vat_ore)
      select ${tenant}, company_id, agreement_id, period_start, period_end, line_id, product_type, related_id,
             product, profile_id, zone_from, zone_to, all_zones, nr_of_zones, sold_at, price_ore,
             quantity, vat_percent, vat_ore
        from billable where ${isPriced}
    ), named_product as (
      insert into invoices.product_name (tenant, period_start, period_end, product_type, product, name)
      select line.tenant, period_start, period_end, product_type, line.product,
             coalesce(${currentName}, jsonb_build_object('nb', line.product, 'en', line.product))
        from (select distinct ${tenant} as tenant, period_start, period_end, product_type, product
                from billable where ${isPriced}) as line
        ${nameNow}
          on conflict do nothing
    ), named as (
      insert into invoices.line_holder (tenant, company_id, related_id, line_id, holder_id, first_name,
                                        last_name, phone_country_code, phone, employee_id)
      select ${tenant}, company_id, related_id, line_id, holder_id, first_name, last_name,
             phone_country_code, phone, employee_id
        from billable
        join (select company_id, id as holder_id, first_name, last_name, phone_country_code, phone, employee_id
                from holders.holder where company_id = any(${companyIds(request.companies)})) as holder
       using (company_id, holder_id)
       where ${isPriced}
    )
    select (select count(*)::int from closed) as periods,
           (select coalesce(sum(line_count), 0)::int from closed) as lines,
           (select coalesce(jsonb_agg(jsonb_build_object('companyId', company_id, 'agreementId', agreement_id,
                                                         'start', period_start)
                                      order by company_id, agreement_id, period_start), '[]')
              from unpriced) as unpriced`.execute(tablesOf(tx));
  const [closed] = rows;
  if (!closed) throw new Error('a statement that counts answered nothing');
  const unpriced = closed.unpriced.map(({ start, ...key }) => ({
    ...key,
    bills,
    start: Temporal.PlainDate.from(start),
  }));
  return { ...closed, unpriced };
}

type ClosedRow = Omit<ClosedPeriods, 'unpriced'> & {
  unpriced: (Pick<LeftPeriod, 'companyId' | 'agreementId'> & { readonly start: string })[];
};
