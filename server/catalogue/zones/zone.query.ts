import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ZoneShape } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { cached } from '#platform/db/cache/cached.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type ZoneOnMap = {
  readonly id: string;
  readonly name: string;
  readonly adjacentZoneIds: string[];
  readonly maxZones: number;
  readonly places: string[];
  readonly labelPoint: [number, number];
  readonly shape: ZoneShape;
};

export type ZoneOfTenant = Pick<ZoneOnMap, 'id' | 'name' | 'adjacentZoneIds' | 'maxZones'>;

const zoneColumns = sql`id, name, adjacent_zone_ids as "adjacentZoneIds", max_zones as "maxZones"`;

/** Loads columns of the map in force on a date: all zones of the newest map that has begun. */
const load =
  <Zone>(columns: RawBuilder<unknown>) =>
  async (
    source: Database | Transaction,
    tenant: TenantId,
    on: Temporal.PlainDate,
  ): Promise<Zone[]> => {
    const { rows } = await sql<Zone>`
      select ${columns} from zones.zone
       where tenant = ${tenant} and valid_from = (
         select max(valid_from) from zones.zone
          where tenant = ${tenant} and valid_from <= ${on}::date)
       order by position`.execute(tablesOf(source));
    return rows;
  };

/** The map as it is drawn. */
export const zoneMapOn = cached(
  20,
  load<ZoneOnMap>(sql`${zoneColumns}, places, label_point as "labelPoint", shape`),
);

/** The same zones without what only a map needs. */
export const zonesOn = cached(200, load<ZoneOfTenant>(zoneColumns));

type ZoneWithDate = ZoneOfTenant & { readonly validFrom: Temporal.PlainDate };

/** The zones of the map in force on a day, and of those to come. */
const zonesFrom = cached(
  20,
  async (
    source: Database | Transaction,
    tenant: TenantId,
    from: Temporal.PlainDate,
  ): Promise<ZoneWithDate[]> => {
    const { rows } = await sql<ZoneWithDate>`
      select ${zoneColumns}, valid_from as "validFrom" from zones.zone
       where tenant = ${tenant} and valid_from >= coalesce(
         (select max(valid_from) from zones.zone
           where tenant = ${tenant} and valid_from <= ${from}::date), '-infinity')
       order by position`.execute(tablesOf(source));
    return rows;
  },
);

/** The zones on any date from a day on, in one statement for all of them. */
export async function zoneMapsFrom(
  source: Database | Transaction,
  tenant: TenantId,
  from: Temporal.PlainDate,
): Promise<(on: Temporal.PlainDate) => readonly ZoneOfTenant[]> {
  const { compare } = Temporal.PlainDate;
  const zones = await zonesFrom(source, tenant, from);
  const maps = Map.groupBy(zones, ({ validFrom }) => validFrom.toString());
  const starts = [...maps.keys()].map((start) => Temporal.PlainDate.from(start)).toSorted(compare);
  return (on) => {
    const start = starts.findLast((one) => compare(one, on) <= 0);
    return start ? (maps.get(start.toString()) ?? []) : [];
  };
}
