import type { Database } from '#platform/db/database.ts';
import { listZones } from './list-zones.ts';

export const zoneRoutes = (database: Database) => [listZones(database)];
