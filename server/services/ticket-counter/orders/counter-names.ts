import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import type { Database } from '#platform/db/database.ts';
import { productsOn } from '#catalogue/products/products.public.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';

type RowWithZones = {
  readonly allZones: boolean;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
};

/** Names for what orders and deliveries store by id. */
export type CounterNames = {
  /** Null of a product that the operator no longer knows. */
  readonly product: (id: string) => { nb: string; en: string } | null;
  readonly zone: (id: string | null) => string | null;
  /** Each once; empty for all zones. */
  readonly zones: (zoned: RowWithZones) => string[];
};

/** They come from the cache of products and zones. */
export async function loadCounterNames(
  database: Database,
  { tenant, today }: { readonly tenant: TenantId; readonly today: Temporal.PlainDate },
): Promise<CounterNames> {
  const [products, zones] = await Promise.all([
    productsOn(database, { tenant }, today),
    zonesOn(database, tenant, today),
  ]);
  const productNames = new Map<string, BilingualText>(products.map(({ id, name }) => [id, name]));
  const zoneNames = new Map(zones.map(({ id, name }) => [id, name]));
  const zone = (id: string | null) => (id === null ? null : (zoneNames.get(id) ?? id));
  return {
    product: (id) => {
      const name = productNames.get(id);
      return name ? { ...name } : null;
    },
    zone,
    zones: ({ allZones, zoneFrom, zoneTo }) =>
      allZones ? [] : [...new Set([zone(zoneFrom), zone(zoneTo)])].filter((name) => name !== null),
  };
}
