import type { Database } from '#db/database.ts';
import { listZones } from './list-zones.ts';

export const zoneRoutes = (database: Database) => [listZones(database)];
