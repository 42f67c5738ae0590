import { listZones as route } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { zoneMapOn } from './zone.query.ts';

export const listZones = (database: Database) =>
  serve(route, async ({ origin, today }) => {
    const zones = await zoneMapOn(database, origin.tenant, today);
    const names = new Map(zones.map((zone) => [zone.id, zone.name]));
    return {
      reply: zones.map((zone) => ({
        ...zone,
        adjacentZoneNames: zone.adjacentZoneIds.flatMap((id) => names.get(id) ?? []),
      })),
    };
  });
