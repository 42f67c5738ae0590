import type { ProductPrice } from '@takst/domain/services/price-changes/price-change.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The product of `placeTickets`. */
export async function soldProductId(database: Database, tenant: TenantId): Promise<string> {
  const { id } = await tablesOf(database)
    .selectFrom('products.product')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('tenant', '=', tenant)
    .where(sql<boolean>`'company-tickets' = any(services)`)
    .executeTakeFirstOrThrow();
  return id;
}

/** New prices as they are once they are approved. */
export const placeNewPrices = (
  database: Database,
  tenant: TenantId,
  prices: readonly ProductPrice[],
) =>
  tablesOf(database)
    .insertInto('products.price')
    .values(
      prices.map(({ productId, profileId, nrOfZones, validFrom, priceOre }) => ({
        tenant,
        product_id: productId,
        profile_id: profileId,
        nr_of_zones: nrOfZones,
        valid_from: validFrom,
        price_ore: priceOre,
      })),
    )
    .execute();
