import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { ZoneMap } from './zone-map.schema.ts';

/** Inserts a dated zone map, and updates zones that differ. */
export async function saveZoneMap(tx: Transaction, tenant: TenantId, map: ZoneMap): Promise<void> {
  const rows = map.zones.map((zone, position) => ({ ...zone, position }));
  await sql`
    insert into zones.zone as known (
      tenant, valid_from, id, name, position, adjacent_zone_ids, max_zones, places, label_point, shape
    )
    select ${tenant}, ${map.validFrom}::date, id, name, position,
           "adjacentZoneIds", "maxZones", places, "labelPoint", shape
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        id text, name text, position integer, "adjacentZoneIds" text[], "maxZones" integer,
        places text[], "labelPoint" double precision[], shape jsonb)
    on conflict (tenant, id, valid_from) do update set
      name = excluded.name,
      position = excluded.position,
      adjacent_zone_ids = excluded.adjacent_zone_ids,
      max_zones = excluded.max_zones,
      places = excluded.places,
      label_point = excluded.label_point,
      shape = excluded.shape
     where known is distinct from excluded`.execute(tablesOf(tx));
}
