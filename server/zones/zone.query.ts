import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ZoneShape } from '@takst/contract/zones/list-zones.contract.ts';
import type { Database, Transaction } from '#db/database.ts';
import { cached } from '#db/cache/cached.ts';
import { tablesOf } from '#db/tables.ts';

export type ZoneOnMap = {
  readonly id: string;
  readonly name: string;
  readonly adjacentZoneIds: string[];
  readonly maxZones: number;
  readonly places: string[];
  readonly labelPoint: [number, number];
  readonly shape: ZoneShape;
};

/** The tenant's zone map in force on a date: all zones of the newest map that has begun. */
const inForce = (tenant: TenantId, on: Temporal.PlainDate): RawBuilder<SqlBool> => sql<SqlBool>`
  tenant = ${tenant} and valid_from = (
    select max(valid_from) from zones.zone
     where tenant = ${tenant} and valid_from <= ${on}::date)`;

async function loadMap(
  source: Database | Transaction,
  tenant: TenantId,
  on: Temporal.PlainDate,
): Promise<ZoneOnMap[]> {
  const { rows } = await sql<ZoneOnMap>`
    select id, name, adjacent_zone_ids as "adjacentZoneIds", max_zones as "maxZones",
           places, label_point as "labelPoint", shape
      from zones.zone
     where ${inForce(tenant, on)}
     order by position`.execute(tablesOf(source));
  return rows;
}

export type ZoneOfTenant = Pick<ZoneOnMap, 'id' | 'name' | 'adjacentZoneIds' | 'maxZones'>;

async function loadZones(
  source: Database | Transaction,
  tenant: TenantId,
  on: Temporal.PlainDate,
): Promise<ZoneOfTenant[]> {
  const { rows } = await sql<ZoneOfTenant>`
    select id, name, adjacent_zone_ids as "adjacentZoneIds", max_zones as "maxZones"
      from zones.zone
     where ${inForce(tenant, on)}
     order by position`.execute(tablesOf(source));
  return rows;
}

/** The map as it is drawn. */
export const zoneMapOn = cached(20, loadMap);

/** The same without what only a map needs. */
export const zonesOn = cached(200, loadZones);
