import { listZones as listZonesRoute } from '@takst/contract/zones/list-zones.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { listZones } from './list-zones.ts';

export const zoneRoutes = (database: Database) => [serve(listZonesRoute, listZones(database))];
