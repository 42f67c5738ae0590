import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
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
 * The same with `taxable_ore`: the taxable benefit of a month, which is what the product that is taxed costs for the
 * same profile and zones. Null where that is not known.
 */
export const taxedTicketPrices = (tenant: TenantId, day: Temporal.PlainDate) => sql`
  select sold.*, taxable.price_ore as taxable_ore
    from (${ticketPrices(tenant, day)}) as sold
    left join (${ticketPrices(tenant, day)}) as taxable
      on taxable.product_id = (
           select product_id from products.taxable_product
            where tenant = ${tenant} and valid_from <= ${day}::date order by valid_from desc limit 1)
     and taxable.profile_id = sold.profile_id and taxable.nr_of_zones = sold.nr_of_zones`;

/** The fees of an operator in force on a day, each with its VAT rate; the day may be a column of what is joined. */
export const feesInForce = (tenant: TenantId, day: SqlDay) => sql`
  select distinct on (kind) kind, name, price_ore, ${rateInForce(sql`fee.vat_kind`, day)} as vat_percent
    from products.fee
   where tenant = ${tenant} and valid_from <= ${day}
   order by kind, valid_from desc`;
