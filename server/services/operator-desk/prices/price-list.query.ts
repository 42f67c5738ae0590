import type { PricedProductEntry } from '@takst/contract/services/operator-desk/list-prices.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** As JSON has it. */
type Price = Omit<PricedProductEntry['prices'][number], 'validFrom'> & {
  readonly validFrom: string;
};
type Row = Omit<PricedProductEntry, 'prices'> & { readonly prices: readonly Price[] };

/** The products of an operator with their prices that are in force or come, in the order of lists. */
export async function priceList(
  database: Database,
  tenant: TenantId,
  today: Temporal.PlainDate,
): Promise<PricedProductEntry[]> {
  const { rows } = await sql<Row>`
    select id, name, services <> '{}' as "isSold", least_amount is not null as "hasFreeAmount",
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'productId', product_id, 'profileId', profile_id, 'nrOfZones', nr_of_zones,
                      'validFrom', valid_from, 'priceOre', price_ore))
               from (
                 select *, lead(valid_from) over (
                          partition by profile_id, nr_of_zones order by valid_from) as until
                   from products.price
                  where price.tenant = product.tenant and price.product_id = product.id) as price
              where until is null or until > ${today}::date), '[]') as prices
      from products.product
     where tenant = ${tenant}
     order by position, id`.execute(tablesOf(database));
  return rows.map(({ prices, ...product }) => ({
    ...product,
    prices: prices.map(({ validFrom, ...price }) => ({
      ...price,
      validFrom: Temporal.PlainDate.from(validFrom),
    })),
  }));
}
