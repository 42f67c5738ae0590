import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import type { Transaction } from '#db/database.ts';
import { readReferenceFile } from '#reference-data/reference-data.public.ts';
import { zoneMapFile } from './zone-map.schema.ts';
import { saveZoneMap } from './zone.store.ts';

/** Loads the zone maps of all tenants. */
export async function loadZoneMaps(tx: Transaction): Promise<void> {
  for (const tenant of tenantIds) {
    await saveZoneMap(tx, tenant, await readReferenceFile(`${tenant}-zones.json`, zoneMapFile));
  }
}
