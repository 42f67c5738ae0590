import { listFreeZones as route } from '@takst/contract/services/free-tickets/list-free-zones.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';

/** The zones by name, in the order of the map (spec 3 §7). */
export const listFreeZones = (database: Database) =>
  serve(route, async ({ scope: { tenant }, today }) => ({
    reply: (await zonesOn(database, tenant, today)).map(({ name }) => name),
  }));
