import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tenantIds, tenantOf } from '#platform/tenants/tenants.ts';
import {
  areZonesUnchanged,
  isZoneNumber,
  pairInfoFor,
  isZoneChoiceOffered,
  neighboursOf,
  withCommonPair,
  type ZoneChoice,
  zonesPaidFor,
} from './zone-choice.rules.ts';

const zones = [
  { id: '900', name: 'Kristiansand', adjacentZoneIds: ['950', '4216'] },
  { id: '950', name: 'Vennesla', adjacentZoneIds: ['900'] },
  { id: '4216', name: 'Birkenes', adjacentZoneIds: ['900', '4215'] },
  { id: '4215', name: 'Lillesand', adjacentZoneIds: ['4216'] },
];
const pair = tenantOf('akt').commonZonePair;
const between = (from: string, to: string): ZoneChoice => ({ kind: 'zones', from, to });
const all: ZoneChoice = { kind: 'all' };

const anyChoice: fc.Arbitrary<ZoneChoice> = fc.oneof(
  fc.constant(all),
  fc
    .tuple(...[0, 1].map(() => fc.constantFrom('900', '950', '4216', '4215')))
    .map(([from = '', to = '']) => between(from, to)),
);
const turned = (choice: ZoneChoice): ZoneChoice =>
  choice.kind === 'all' ? choice : between(choice.to, choice.from);

describe('zone picking: one zone, two adjacent zones, all zones (spec 2 §2)', () => {
  it('the second of two zones is a neighbour of the first', () => {
    expect(neighboursOf(zones, '900').map(({ name }) => name)).toEqual(['Vennesla', 'Birkenes']);
    expect(neighboursOf(zones, 'nowhere')).toEqual([]);
  });

  it.each([
    [between('900', '900'), true],
    [between('900', '4216'), true],
    [between('4216', '900'), true],
    [between('900', '4215'), false],
    [between('900', 'nowhere'), false],
    [between('nowhere', 'nowhere'), false],
  ])('an order may ask for %j: %s', (choice, offered) => {
    expect(isZoneChoiceOffered(choice, { zones, offersAllZones: true })).toBe(offered);
  });

  it('all zones where the operator supports them: the first two do (spec 1 §9)', () => {
    const offered = tenantIds()
      .map(tenantOf)
      .map(({ offersAllZones }) => isZoneChoiceOffered(all, { zones, offersAllZones }));
    expect(offered).toEqual([true, true, false]);
  });
});

describe('the common pair (spec 1 §9, spec 2 §5)', () => {
  it.each([
    ['a single Kristiansand', '900', '900'],
    ['a single Vennesla', '950', '950'],
    ['the pair the other way round', '950', '900'],
    ['the pair', '900', '950'],
  ])('%s goes out as Kristiansand to Vennesla', (_, from, to) => {
    expect(withCommonPair(between(from, to), pair)).toEqual(between('900', '950'));
  });

  it.each([between('900', '4216'), between('4216', '4216'), all])('%j stays as it is', (choice) => {
    expect(withCommonPair(choice, pair)).toEqual(choice);
  });

  it('an operator without such a pair changes nothing', () => {
    expect(withCommonPair(between('900', '900'), null)).toEqual(between('900', '900'));
  });

  it('there is more to say about zones 900 and 950, and no others', () => {
    const zoneIds = zones.filter(({ id }) => pairInfoFor([id], pair)).map(({ id }) => id);
    expect(zoneIds).toEqual(['900', '950']);
    expect(pairInfoFor(['900'], null)).toBeNull();
  });

  it('says of one of them beside another zone what is true of it alone, whichever comes first', () => {
    expect(pairInfoFor(['950', '900'], pair)).toBe('within');
    expect(pairInfoFor(['900', '4216'], pair)).toBe('beside');
    expect(pairInfoFor(['4216', '900'], pair)).toBe('beside');
    expect(pairInfoFor([], pair)).toBeNull();
  });

  it('making it the pair twice is making it once', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const once = withCommonPair(choice, pair);
        expect(withCommonPair(once, pair)).toEqual(once);
      }),
    );
  });
});

describe('the number of zones paid for (spec 2 §5)', () => {
  it.each([
    ['all zones', all, 3],
    ['from and to that differ', between('900', '4216'), 2],
    ['one zone', between('4216', '4216'), 1],
    ['the common pair, which is one zone', between('900', '950'), 1],
  ])('%s', (_, choice, paidFor) => {
    expect(zonesPaidFor(choice, pair)).toBe(paidFor);
  });

  it('is 1, 2 or 3, the same in both directions and before and after becoming the pair', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const count = zonesPaidFor(choice, pair);
        expect([1, 2, 3]).toContain(count);
        expect(zonesPaidFor(turned(choice), pair)).toBe(count);
        expect(zonesPaidFor(withCommonPair(choice, pair), pair)).toBe(count);
      }),
    );
  });
});

describe('zones after a change', () => {
  const all = { kind: 'all' } as const;

  it.each([
    [between('1', '2Ø'), between('1', '2Ø'), true],
    [between('1', '2Ø'), between('2Ø', '1'), true],
    [between('1', '2Ø'), between('1', '2N'), false],
    [between('1', '2Ø'), between('2V', '2Ø'), false],
    [between('1', '2Ø'), between('2Ø', '2Ø'), false],
    [between('1', '1'), between('1', '2Ø'), false],
    [all, all, true],
    [all, between('1', '1'), false],
    [between('1', '1'), all, false],
  ])('from %j to %j are the same journey: %s', (before, after, isSame) => {
    expect(areZonesUnchanged(before, after)).toBe(isSame);
  });

  it.each([
    ['2Ø', true],
    ['1', true],
    ['Arendal', false],
    ['Ring 2', false],
  ])('are called by a number in “%s”: %s', (name, isNumber) => {
    expect(isZoneNumber(name)).toBe(isNumber);
  });

  it('are refused where one of them is unknown, though the other is', () => {
    const known = [{ id: 'a', name: 'A', adjacentZoneIds: ['b'] }];
    const offer = { zones: known, offersAllZones: false };
    expect(isZoneChoiceOffered(between('a', 'b'), offer)).toBe(false);
    expect(isZoneChoiceOffered(between('b', 'a'), offer)).toBe(false);
    expect(isZoneChoiceOffered(between('a', 'a'), offer)).toBe(true);
  });
});
