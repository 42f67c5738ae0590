import { zone } from '@takst/contract/zones/list-zones.contract.ts';
import { tenantIds, type TenantId } from '@takst/domain/tenants/tenant-id.ts';
import * as z from 'zod/mini';
import type { Transaction } from '#db/database.ts';
import { upsertRows } from '#db/upsert-rows.ts';
import { readReferenceFile } from '#reference-data/reference-data.public.ts';

/** A zone map in `database/reference`; lists show zones in the order of the file. */
const zoneMapFile = z.object({
  validFrom: z.iso.date(),
  zones: z.array(z.omit(zone, { adjacentZoneNames: true })),
});
type ZoneMap = z.output<typeof zoneMapFile>;

const zoneTable = { table: 'zones.zone', key: ['tenant', 'id', 'valid_from'] } as const;

export async function saveZoneMap(tx: Transaction, tenant: TenantId, map: ZoneMap): Promise<void> {
  const rows = map.zones.map((zone, position) => ({
    tenant,
    valid_from: map.validFrom,
    id: zone.id,
    name: zone.name,
    position,
    adjacent_zone_ids: zone.adjacentZoneIds,
    max_zones: zone.maxZones,
    places: zone.places,
    label_point: zone.labelPoint,
    shape: zone.shape,
  }));
  await upsertRows(tx, zoneTable, rows);
}

export async function loadZoneMaps(tx: Transaction): Promise<void> {
  for (const tenant of tenantIds) {
    await saveZoneMap(tx, tenant, await readReferenceFile(`${tenant}-zones.json`, zoneMapFile));
  }
}
