import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { cardOriginsOf } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { feesOn } from '#catalogue/products/products.public.ts';

/** What a new card costs once, in øre, VAT included; null where it costs nothing or none is made. */
export async function newCardFee(
  database: Database,
  tenant: TenantId,
  today: Temporal.PlainDate,
): Promise<number | null> {
  if (!cardOriginsOf(tenant).includes('new')) return null;
  return (await feesOn(database, tenant, today)).get('NEW_CARD')?.priceOre ?? null;
}
