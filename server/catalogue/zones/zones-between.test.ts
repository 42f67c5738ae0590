import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds, tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { FareZone } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { type FareMap, zonesBetween } from '@takst/domain/catalogue/zones/zones-between.rules.ts';
import { describe, expect, it } from 'vitest';

/** The zones that the project's own files give an operator. */
function mapOf(tenant: TenantId): FareMap {
  const file = join(import.meta.dirname, `../../../operators/${tenant}/zones.geojson`);
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as {
    features: { properties: FareZone }[];
  };
  const zones = features.map(({ properties }) => properties);
  return { zones, pair: tenantOf(tenant).commonZonePair };
}

describe('on the operators’ own maps', () => {
  it.each([
    ['ruter', '1', '1', 1],
    ['ruter', '1', '2Ø', 2],
    ['ruter', '1', '3Ø', 3],
    ['akt', 'Kristiansand', 'Kristiansand', 1],
    ['akt', 'Kristiansand', 'Vennesla', 1],
    ['akt', 'Lillesand', 'Vennesla', 2],
    ['akt', 'Arendal', 'Grimstad', 2],
    ['fjord', 'Nordsida', 'Sørsida', 3],
  ] as const)('%s: from %s to %s are %i zones', (tenant, from, to, expected) => {
    const map = mapOf(tenant);
    const idOf = (name: string) => map.zones.find((zone) => zone.name === name)?.id ?? name;
    expect(zonesBetween(idOf(from), idOf(to), map)).toBe(expected);
  });

  it.each(tenantIds())(
    '%s: a way leads from each zone to each, the same there and back',
    (tenant) => {
      const map = mapOf(tenant);
      const ids = map.zones.map(({ id }) => id);
      const ways = ids.flatMap((from) => ids.map((to) => [from, to] as const));
      const uneven = ways.filter(([from, to]) => {
        const there = zonesBetween(from, to, map);
        return there === null || there !== zonesBetween(to, from, map);
      });
      expect(uneven).toEqual([]);
    },
  );

  it.each(tenantIds())(
    '%s: a neighbour is one zone further, or within the common pair',
    (tenant) => {
      const map = mapOf(tenant);
      const counts = map.zones.flatMap(({ id, adjacentZoneIds }) =>
        adjacentZoneIds.map((other) => {
          const isPair = [id, other].every((one) => map.pair?.memberIds.some((two) => one === two));
          return [zonesBetween(id, other, map), isPair ? 1 : 2];
        }),
      );
      expect(counts.filter(([count, expected]) => count !== expected)).toEqual([]);
    },
  );
});
