import type { CommonZonePair } from '#platform/tenants/tenants.ts';
import { allZonesCount, type FareZone, type ZoneChoice } from './zone-choice.rules.ts';

/** The zones of an operator, of which a common pair counts as one zone. */
export type FareMap = {
  readonly zones: readonly FareZone[];
  readonly pair: Pick<CommonZonePair, 'memberIds'> | null;
};

/**
 * How many zones a trip from one zone to another passes on the shortest way over neighbours, both ends counted: 1
 * for the same zone, 2 for neighbours (docs/decisions/0080). Null when a zone is unknown or no way leads there.
 */
export function zonesBetween(from: string, to: string, { zones, pair }: FareMap): number | null {
  const countedZone = (id: string): string =>
    pair?.memberIds.includes(id) ? pair.memberIds[0] : id;
  if (![from, to].every((end) => zones.some(({ id }) => id === end))) return null;
  const neighbours = Map.groupBy(zones, ({ id }) => countedZone(id));
  const reached = new Set([countedZone(from)]);
  let border = [...reached];
  for (let count = 1; border.length > 0; count += 1) {
    if (border.includes(countedZone(to))) return count;
    const next = border
      .flatMap((id) => neighbours.get(id) ?? [])
      .flatMap(({ adjacentZoneIds }) => adjacentZoneIds.map(countedZone));
    border = [...new Set(next).difference(reached)];
    for (const id of border) reached.add(id);
  }
  return null;
}

/**
 * How many zones a free or school ticket between any two zones is paid for: three or more cost what all zones cost.
 * Null as in `zonesBetween`. Company tickets go to neighbours alone and ask `zonesPaidFor`.
 */
export function zonesPaidBetween(choice: ZoneChoice, map: FareMap): number | null {
  if (choice.kind === 'all') return allZonesCount;
  const count = zonesBetween(choice.from, choice.to, map);
  return count === null ? null : Math.min(count, allZonesCount);
}
