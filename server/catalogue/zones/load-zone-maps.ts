import { zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import * as z from 'zod/mini';
import type { Transaction } from '#platform/db/database.ts';
import {
  type FileOrigin,
  type RowChange,
  rowOrigin,
  saveReferenceRows,
  stampOf,
} from '#platform/reference-data/reference-data.public.ts';

/** The zones of a whole map; lists show them in the order of the file. */
export const zoneSection = z.array(
  z.strictObject({ ...z.omit(zone, { adjacentZoneNames: true }).shape, ...rowOrigin }),
);

type ZoneMap = FileOrigin & {
  readonly validFrom: string;
  readonly zones: z.output<typeof zoneSection>;
};

const zoneTable = { table: 'zones.zone', key: ['tenant', 'id', 'valid_from'] } as const;

export const saveZoneMap = (
  tx: Transaction,
  tenant: TenantId,
  map: ZoneMap,
): Promise<RowChange[]> =>
  saveReferenceRows(
    tx,
    zoneTable,
    map.zones.map((row, position) => ({
      tenant,
      valid_from: map.validFrom,
      id: row.id,
      name: row.name,
      position,
      adjacent_zone_ids: row.adjacentZoneIds,
      max_zones: row.maxZones,
      places: row.places,
      label_point: row.labelPoint,
      shape: row.shape,
      ...stampOf(map, row),
    })),
  );
