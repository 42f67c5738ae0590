import type { BillingPeriod } from '@takst/domain/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { businessTimeZone } from '@takst/domain/time/business-day.rules.ts';
import { type RawBuilder, sql } from 'kysely';

/** Said as a list, by which the database knows how much it will find; of a relation it expects anything. */
export const idsOf = (companies: readonly number[]) => sql`${sql.val([...companies])}::bigint[]`;

/** The newest VAT rate of a kind that has begun. */
export const rateInForce = (kind: RawBuilder<unknown>, day: Temporal.PlainDate) => sql`
  (select percent from products.vat_rate
    where kind = ${kind} and valid_from <= ${day}::date order by valid_from desc limit 1)`;

/**
 * Prices of tickets in force on a day, by product, profile and number of zones, with their VAT rate. The rates are read
 * once, and not for each price that has ever been.
 */
export const ticketPrices = (tenant: TenantId, day: Temporal.PlainDate) => sql`
  select distinct on (product_id, profile_id, nr_of_zones)
         product_id, profile_id, nr_of_zones, price_ore, rate.percent as vat_percent
    from products.price
    join products.product on product.tenant = price.tenant and product.id = price.product_id
    left join (
      select distinct on (kind) kind, percent from products.vat_rate
       where valid_from <= ${day}::date order by kind, valid_from desc) as rate
      on rate.kind = product.vat_kind
   where price.tenant = ${tenant} and price.valid_from <= ${day}::date
   order by product_id, profile_id, nr_of_zones, price.valid_from desc`;

/** Whether nothing of an agreement is closed of the period yet. */
export const isOpen = (closed: RawBuilder<unknown>) =>
  sql`(company_id, agreement_id) not in (select company_id, agreement_id from ${closed} as closed)`;

/**
 * Valid on at least one day of the month; or it begins in it, and was redeemed or shown and then ended before that first
 * day. The SQL twin of `monthsCharged` and `isHandedOut`.
 */
export function isCharged({ start: month, end: last }: BillingPeriod): RawBuilder<boolean> {
  return sql`start_date <= ${last}::date and (expiration_date is null
    or (expiration_date >= ${month}::date and expiration_date >= start_date)
    or (expiration_date < start_date and start_date >= ${month}::date
      and coalesce(downloaded_at, shown_at) is not null
      and (ended_at at time zone ${sql.lit(businessTimeZone)})::date >= start_date))`;
}
