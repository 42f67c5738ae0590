import { zone } from '@takst/contract/zones/list-zones.contract.ts';
import * as z from 'zod/mini';

/** A zone map as `database/reference` keeps it; the order of the zones is that of the lists. */
export const zoneMapFile = z.object({
  validFrom: z.iso.date(),
  zones: z.array(z.omit(zone, { adjacentZoneNames: true })),
});
export type ZoneMap = z.output<typeof zoneMapFile>;
