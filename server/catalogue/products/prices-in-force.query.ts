import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';

type SqlDay = RawBuilder<unknown>;

/** The newest VAT rate of a kind that has begun. */
export const rateInForce = (kind: RawBuilder<unknown>, day: SqlDay) => sql`
  (select percent from products.vat_rate
    where kind = ${kind} and valid_from <= ${day} order by valid_from desc limit 1)`;

/** The kind of VAT of all subscriptions. */
export const vatKindOfSubscriptions = sql`
  (select vat_kind from products.product_type where id = 'MOBILITY')`;

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

/**
 * The taxable benefit of a month by profile and number of zones: what the product that is taxed costs. Rows hold on the
 * days `from_day` to before `until_day` (null: to the end) of a period; there is more than one of a profile only where prices or the
 * taxed product change inside it.
 */
export const taxablePrices = (
  tenant: TenantId,
  { start, end }: { readonly start: Temporal.PlainDate; readonly end: Temporal.PlainDate },
) => sql`
  select turn.from_day, turn.until_day, price.profile_id, price.nr_of_zones, price.price_ore as taxable_ore
    from (
      select from_day, lead(from_day) over (order by from_day) as until_day
        from (
          select ${start}::date as from_day
          union
          select valid_from from products.price
           where tenant = ${tenant} and valid_from > ${start}::date and valid_from <= ${end}::date
          union
          select valid_from from products.taxable_product
           where tenant = ${tenant} and valid_from > ${start}::date and valid_from <= ${end}::date) as day
    ) as turn
   cross join lateral (
     select distinct on (profile_id, nr_of_zones) profile_id, nr_of_zones, price_ore
       from products.price
      where tenant = ${tenant} and valid_from <= turn.from_day
        and product_id = (
          select product_id from products.taxable_product
           where tenant = ${tenant} and valid_from <= turn.from_day order by valid_from desc limit 1)
      order by profile_id, nr_of_zones, valid_from desc) as price`;

/** The fees of an operator in force on a day, each with its VAT rate. The day may be a column of a joined table. */
export const feesInForce = (tenant: TenantId, day: SqlDay) => sql`
  select distinct on (kind) kind, name, price_ore, ${rateInForce(sql`fee.vat_kind`, day)} as vat_percent
    from products.fee
   where tenant = ${tenant} and valid_from <= ${day}
   order by kind, valid_from desc`;
