import type { SubscriptionType } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { sql } from 'kysely';
import { cached } from '#platform/db/cache/cached.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { vatKindOfSubscriptions } from '#catalogue/products/products.public.ts';

export type SubscriptionPrice = {
  readonly validFrom: Temporal.PlainDate;
  readonly priceOre: number;
  readonly vatPercent: number;
};

/** A subscription that an operator sells, with all its prices, oldest first. */
export type SubscriptionOffer = {
  readonly type: SubscriptionType;
  readonly services: readonly SubscriberServiceId[];
  readonly name: BilingualText;
  readonly description: BilingualText;
  readonly prices: readonly SubscriptionPrice[];
};

type Row = Omit<SubscriptionOffer, 'prices'> & {
  prices: (Omit<SubscriptionPrice, 'validFrom'> & { validFrom: string })[];
};

/** What an operator sells, in its order. A price has a row for each day on which it or its VAT rate changes. */
export const subscriptionOffers = cached(100, load);

async function load(
  source: Database | Transaction,
  tenant: TenantId,
): Promise<readonly SubscriptionOffer[]> {
  const { rows } = await sql<Row>`
    with step as (
      select type, valid_from from subscriptions.price where tenant = ${tenant}
      union
      select price.type, rate.valid_from
        from subscriptions.price
        join products.vat_rate rate on rate.kind = ${vatKindOfSubscriptions} and rate.valid_from > price.valid_from
       where price.tenant = ${tenant}
    ), priced as (
      select step.type, jsonb_agg(jsonb_build_object(
               'validFrom', step.valid_from, 'priceOre', price.price_ore, 'vatPercent', rate.percent
             ) order by step.valid_from) as prices
        from step
       cross join lateral (
         select price_ore from subscriptions.price
          where tenant = ${tenant} and type = step.type and valid_from <= step.valid_from
          order by valid_from desc limit 1) price
       cross join lateral (
         select percent from products.vat_rate
          where kind = ${vatKindOfSubscriptions} and valid_from <= step.valid_from
          order by valid_from desc limit 1) rate
       group by step.type
    )
    select product.type, services, name, description, coalesce(prices, '[]') as prices
      from subscriptions.product
      left join priced on priced.type = product.type
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
