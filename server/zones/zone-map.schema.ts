import { zone } from '@takst/contract/zones/list-zones.contract.ts';
import * as z from 'zod/mini';

/** A zone map in `database/reference`; lists show zones in the order of the file. */
export const zoneMapFile = z.object({
  validFrom: z.iso.date(),
  zones: z.array(z.omit(zone, { adjacentZoneNames: true })),
});
export type ZoneMap = z.output<typeof zoneMapFile>;
