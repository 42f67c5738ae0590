import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { plannedAnew } from '#db/planned-anew.ts';
import { tablesOf } from '#db/tables.ts';
import { nameNow } from '#invoices/product-name.query.ts';
import type { LeftMonth } from '#invoices/closing/open-months.store.ts';
import {
  billableMonth,
  companyIds,
  isPriced,
  type MonthOfCompanies,
} from './billable-month.query.ts';

export type ClosedMonths = {
  readonly months: number;
  readonly lines: number;
  /** Agreements with something that has no price: they stay open. */
  readonly unpriced: readonly LeftMonth[];
};

/**
 * Writes the lines of a month for all agreements of some companies that are not closed, in one statement: months
 * with their sums by VAT rate, lines, the holders of lines, and the products.
 */
export async function closeMonth(
  tx: Transaction,
  { now, ...request }: MonthOfCompanies & { readonly now: Temporal.Instant },
): Promise<ClosedMonths> {
  const { tenant, month } = request;
  const { rows } = await sql<ClosedRow>`
    ${plannedAnew} with ${billableMonth(request)}, closed as (
      insert into invoices.closed_month (tenant, company_id, agreement_id, month, line_count,
                                         ticket_count, total_ore, closed_at)
      select ${tenant}, company_id, agreement_id, ${month}::date, line_count, ticket_count, total_ore,
             ${now}::timestamptz
        from priced
       order by company_id, agreement_id
      returning line_count
    ), rate as (
      insert into invoices.month_rate (tenant, company_id, agreement_id, month, vat_percent, gross_ore)
      select ${tenant}, company_id, agreement_id, ${month}::date, vat_percent, sum(price_ore::bigint * quantity)
        from billable where ${isPriced}
       group by company_id, agreement_id, vat_percent
    ), line as (
      insert into invoices.line (tenant, company_id, agreement_id, month, id, product_type, related_id,
                                 product, profile_id, zone_from, zone_to, all_zones, nr_of_zones, sold_at,
                                 price_ore, quantity, vat_percent, vat_ore)
      select ${tenant}, company_id, agreement_id, ${month}::date, line_id, product_type, related_id,
             product, profile_id, zone_from, zone_to, all_zones, nr_of_zones, sold_at, price_ore,
             quantity, vat_percent, vat_ore
        from billable where ${isPriced}
    ), named_product as (
      insert into invoices.product_name (tenant, month, product_type, product, name)
      select line.tenant, ${month}::date, product_type, line.product, coalesce(product.name, type.name)
        from (select distinct ${tenant} as tenant, product_type, product
                from billable where ${isPriced}) as line
        ${nameNow}
       where coalesce(product.name, type.name) is not null
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
    select (select count(*)::int from closed) as months,
           (select coalesce(sum(line_count), 0)::int from closed) as lines,
           (select coalesce(jsonb_agg(jsonb_build_object('companyId', company_id, 'agreementId', agreement_id)
                                      order by company_id, agreement_id), '[]')
              from unpriced) as unpriced`.execute(tablesOf(tx));
  const [closed] = rows;
  if (!closed) throw new Error('a statement that counts answered nothing');
  return { ...closed, unpriced: closed.unpriced.map((key) => ({ ...key, month })) };
}

type ClosedRow = Omit<ClosedMonths, 'unpriced'> & { unpriced: Omit<LeftMonth, 'month'>[] };
