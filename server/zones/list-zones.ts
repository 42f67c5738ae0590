import type { listZones as route } from '@takst/contract/zones/list-zones.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { zoneMapOn } from './zone.query.ts';

export const listZones =
  (database: Database) =>
  async ({ origin, today }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const zones = await zoneMapOn(database, origin.tenant, today);
    const names = new Map(zones.map((zone) => [zone.id, zone.name]));
    return {
      reply: zones.map((zone) => ({
        ...zone,
        adjacentZoneNames: zone.adjacentZoneIds.flatMap((id) => names.get(id) ?? []),
      })),
    };
  };
