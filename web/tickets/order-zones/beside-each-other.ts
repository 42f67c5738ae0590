import type { Zone } from '@takst/contract/zones/list-zones.contract.ts';

/** Any two zones may be chosen (spec 3 §5): for the choice each is beside every other. */
export const besideEachOther = (zones: readonly Zone[]): Zone[] =>
  zones.map((zone) => ({
    ...zone,
    adjacentZoneIds: zones.map(({ id }) => id).filter((id) => id !== zone.id),
  }));
