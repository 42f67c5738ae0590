import type { NamedZones } from '@takst/domain/catalogue/products/zone-sale.rules.ts';

export type ZoneWithName = { readonly id: string; readonly name: string };

type OrderedZones = {
  readonly validAllZones: boolean;
  readonly zoneFrom?: string | null;
  readonly zoneTo?: string | null;
  readonly zoneIdFrom?: string | null | undefined;
  readonly zoneIdTo?: string | null | undefined;
};

/** Zones may be named, given by id, or both (spec 3 §3): null when they say different things. */
export function zonesByName(
  { validAllZones, zoneFrom = null, zoneTo = null, zoneIdFrom, zoneIdTo }: OrderedZones,
  zones: readonly ZoneWithName[],
): NamedZones | null {
  const from = zoneName(zones, zoneFrom, zoneIdFrom ?? null);
  const to = zoneName(zones, zoneTo, zoneIdTo ?? null);
  if (from === undefined || to === undefined) return null;
  return { validAllZones, zoneFrom: from, zoneTo: to };
}

function zoneName(
  zones: readonly ZoneWithName[],
  name: string | null,
  id: string | null,
): string | null | undefined {
  if (id === null) return name;
  const byId = zones.find((zone) => zone.id === id)?.name;
  return name === null || name === byId ? byId : undefined;
}
