import type { ProductFilters } from '@takst/contract/catalogue/products/product.schema.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { cached } from '#platform/db/cache/cached.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The monthly price from a date on, and the VAT rate included in it. */
export type DatedPrice = {
  readonly profileId: string;
  readonly nrOfZones: number;
  readonly validFrom: Temporal.PlainDate;
  readonly priceOre: number;
  readonly vatPercent: number;
};

export type PricedProduct = {
  readonly id: string;
  /** The services that sell it; none when it is there to compare prices. */
  readonly services: readonly TicketServiceId[];
  readonly name: BilingualText;
  readonly description: BilingualText;
  readonly nrOfDaysValid: number | null;
  /** For how many hours a single trip at the counter is valid after its code is used. */
  readonly tripHours: number | null;
  /** What may be put on a travel card at once, in kroner. */
  readonly amounts: { readonly least: number; readonly most: number } | null;
  readonly tags: readonly string[];
  readonly mediaTypes: readonly string[];
  readonly presetZoneIds: readonly string[];
  readonly nrOfZonesGetAll: number;
  readonly filters: ProductFilters;
  /** In force on the requested day and later, by profile, number of zones and date. */
  readonly prices: readonly DatedPrice[];
};

type Row = Omit<PricedProduct, 'prices'> & {
  prices: (Omit<DatedPrice, 'validFrom'> & { validFrom: string })[];
};

/**
 * The tenant's products with their prices from a day on. A price has a row for each day on which it or
 * its VAT rate changes.
 */
export const pricedProducts = cached(200, load);

async function load(
  source: Database | Transaction,
  tenant: TenantId,
  from: Temporal.PlainDate,
): Promise<PricedProduct[]> {
  const { rows } = await sql<Row>`
    with step as (
      select product_id, profile_id, nr_of_zones, valid_from
        from products.price where tenant = ${tenant}
      union
      select price.product_id, price.profile_id, price.nr_of_zones, rate.valid_from
        from products.price
        join products.product on product.tenant = price.tenant and product.id = price.product_id
        join products.vat_rate rate
          on rate.kind = product.vat_kind and rate.valid_from > price.valid_from
       where price.tenant = ${tenant}
    ), dated as (
      select step.*, lead(valid_from) over (
               partition by product_id, profile_id, nr_of_zones order by valid_from) as until
        from step
    ), priced as (
      select product.id as product_id, jsonb_agg(jsonb_build_object(
               'profileId', dated.profile_id, 'nrOfZones', dated.nr_of_zones,
               'validFrom', dated.valid_from, 'priceOre', price.price_ore,
               'vatPercent', rate.percent
             ) order by dated.profile_id, dated.nr_of_zones, dated.valid_from) as prices
        from dated
        join products.product on product.tenant = ${tenant} and product.id = dated.product_id
       cross join lateral (
         select price_ore from products.price
          where tenant = ${tenant} and product_id = dated.product_id
            and profile_id = dated.profile_id and nr_of_zones = dated.nr_of_zones
            and valid_from <= dated.valid_from
          order by valid_from desc limit 1) price
       cross join lateral (
         select percent from products.vat_rate
          where kind = product.vat_kind and valid_from <= dated.valid_from
          order by valid_from desc limit 1) rate
       where dated.until is null or dated.until > ${from}::date
       group by product.id
    )
    select id, services, name, description, nr_of_days_valid as "nrOfDaysValid",
           trip_hours as "tripHours",
           case when least_amount is not null
                then jsonb_build_object('least', least_amount, 'most', most_amount) end as amounts, tags,
           media_types as "mediaTypes", preset_zone_ids as "presetZoneIds",
           nr_of_zones_get_all as "nrOfZonesGetAll", filters,
           coalesce(priced.prices, '[]') as prices
      from products.product
      left join priced on priced.product_id = product.id
     where tenant = ${tenant}
     order by position`.execute(tablesOf(source));
  return rows.map((row) => ({
    ...row,
    prices: row.prices.map((price) => ({
      ...price,
      validFrom: Temporal.PlainDate.from(price.validFrom),
    })),
  }));
}
