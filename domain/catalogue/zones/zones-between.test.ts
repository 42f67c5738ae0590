import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FareZone, isZoneChoiceOffered, zonesPaidFor } from './zone-choice.rules.ts';
import { type FareMap, zonesBetween, zonesPaidBetween } from './zones-between.rules.ts';

const pair = { memberIds: ['K', 'V'], from: 'Kristiansand', to: 'Vennesla' } as const;
const ids = ['K', 'V', ...'ABCDEF'];
type Road = readonly [string, string];

/** A map on which roads lead both ways. */
const mapWith = (roads: readonly Road[], common: FareMap['pair'] = pair): FareMap => ({
  zones: ids.map((id): FareZone => ({
    id,
    name: id,
    adjacentZoneIds: roads.flatMap(([from, to]) => (from === id ? to : to === id ? from : [])),
  })),
  pair: common,
});

const line = mapWith([
  ['A', 'K'],
  ['K', 'V'],
  ['V', 'B'],
  ['B', 'C'],
]);
const anyZone = fc.constantFrom(...ids);
const anyMap = fc
  .tuple(
    fc.array(
      fc.tuple(anyZone, anyZone).filter(([from, to]) => from !== to),
      { maxLength: 16 },
    ),
    fc.constantFrom(pair, null),
  )
  .map(([roads, common]) => mapWith([['K', 'V'], ...roads], common));
const between = (from: string, to: string) => ({ kind: 'zones', from, to }) as const;

describe('the zones between any two zones (document 3 §2: free and school orders)', () => {
  it.each([
    ['A', 'A', 1],
    ['B', 'C', 2],
    ['K', 'V', 1],
    ['A', 'V', 2],
    ['A', 'B', 3],
    ['A', 'C', 4],
    ['A', 'D', null],
    ['A', 'nowhere', null],
    ['nowhere', 'nowhere', null],
  ])('from %s to %s are %s', (from, to, count) => {
    expect(zonesBetween(from, to, line)).toBe(count);
  });

  it('cost what all zones cost from three on', () => {
    const all = zonesPaidBetween({ kind: 'all' }, line);
    expect(zonesPaidBetween(between('A', 'V'), line)).toBe(2);
    expect(zonesPaidBetween(between('A', 'B'), line)).toBe(all);
    expect(zonesPaidBetween(between('A', 'C'), line)).toBe(all);
    expect(zonesPaidBetween(between('A', 'D'), line)).toBeNull();
  });

  it('are as many there as back', () =>
    fc.assert(
      fc.property(anyMap, anyZone, anyZone, (map, one, other) => {
        expect(zonesBetween(one, other, map)).toBe(zonesBetween(other, one, map));
      }),
    ));

  it('are never more than by way of a third zone, which counts once', () =>
    fc.assert(
      fc.property(anyMap, anyZone, anyZone, anyZone, (map, from, via, to) => {
        const first = zonesBetween(from, via, map);
        const second = zonesBetween(via, to, map);
        if (first === null || second === null) return;
        expect(zonesBetween(from, to, map)).toBeLessThanOrEqual(first + second - 1);
      }),
    ));

  it('are 1 for the same zone and within the common pair alone', () =>
    fc.assert(
      fc.property(anyMap, anyZone, anyZone, (map, from, to) => {
        const isWithinPair = [from, to].every((id) =>
          map.pair?.memberIds.some((one) => one === id),
        );
        expect(zonesBetween(from, to, map) === 1).toBe(from === to || isWithinPair);
      }),
    ));

  it('are paid for as a company ticket is, where that goes', () =>
    fc.assert(
      fc.property(anyMap, anyZone, anyZone, (map, from, to) => {
        const choice = between(from, to);
        if (!isZoneChoiceOffered(choice, { ...map, offersAllZones: true })) return;
        expect(zonesPaidBetween(choice, map)).toBe(zonesPaidFor(choice, map.pair && pair));
      }),
    ));
});
