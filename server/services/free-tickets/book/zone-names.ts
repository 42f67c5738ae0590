import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';

/** What the zones of lines were called on a day. */
export async function zoneNamesOn(
  database: Database,
  { tenant, day }: { readonly tenant: TenantId; readonly day: Temporal.PlainDate },
): Promise<(id: string | null) => string | null> {
  const zones = await zonesOn(database, tenant, day);
  const names = new Map(zones.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? id));
}
