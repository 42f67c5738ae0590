import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { BilingualText } from '@takst/domain/texts/bilingual-text.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import type { Database } from '#db/database.ts';
import { productsOn } from '#products/products.public.ts';
import { zonesOn } from '#zones/zones.public.ts';

/** Names of the ids and codes in recorded changes. */
export type HistoryNames = {
  readonly tenant: TenantId;
  readonly zones: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, BilingualText>;
};

export async function historyNames(
  database: Database,
  tenant: TenantId,
  today: Temporal.PlainDate,
): Promise<HistoryNames> {
  const [zones, products] = await Promise.all([
    zonesOn(database, tenant, today),
    productsOn(database, { tenant }, firstOfMonth(today)),
  ]);
  return {
    tenant,
    zones: new Map(zones.map(({ id, name }) => [id, name])),
    products: new Map(products.map(({ id, name }) => [id, name])),
  };
}
