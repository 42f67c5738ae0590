import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tenantIds, tenantOf } from '#platform/tenants/tenants.ts';
import { areZonesUnchanged } from '#catalogue/zones/zone-choice.rules.ts';
import { sellForZones } from '#catalogue/products/zone-sale.rules.ts';
import {
  areHomesUnchanged,
  type NamedHomes,
  refuseTwoHomes,
  sellForHomes,
} from './two-homes.rules.ts';

/** A row of zones, of which K and V are one. */
const row = ['A', 'B', 'K', 'V', 'C', 'D'];
const offer = {
  zones: row.map((id, place) => ({
    id: `id ${id}`,
    name: id,
    adjacentZoneIds: [row[place - 1], row[place + 1]].flatMap((one) => (one ? `id ${one}` : [])),
  })),
  commonZonePair: { memberIds: ['id K', 'id V'], from: 'K', to: 'V' },
  offersAllZones: true,
  products: [{ id: 'school', filters: {} }],
} as const;

/** By number of zones; two and three cost the same. */
const prices = [0, 100, 200, 200];
const amountsOf = ({ nrOfZones }: { readonly nrOfZones: number }) => {
  const priceOre = prices[nrOfZones];
  return priceOre === undefined ? null : { priceOre };
};

const homes = (first: string, second: string | null): NamedHomes => {
  const [zoneFrom = '', zoneTo = ''] = first;
  const [secondFrom = '', secondTo = ''] = second ?? '';
  return {
    validAllZones: false,
    zoneFrom,
    zoneTo,
    secondHome: second === null ? null : { zoneFrom: secondFrom, zoneTo: secondTo },
  };
};
const sell = (first: string, second: string | null) =>
  sellForHomes(offer, homes(first, second), amountsOf);

const zone = fc.constantFrom(...row);
const pair = fc.tuple(zone, zone).map((zones) => zones.join(''));

describe('a ticket to two homes', () => {
  it('is sold as what its dearer pair is sold as, and keeps both', () => {
    expect(sell('AA', 'AB')).toEqual({
      productId: 'school',
      choice: { kind: 'zones', from: 'id A', to: 'id A' },
      secondPair: { from: 'id A', to: 'id B' },
      nrOfZones: 2,
      priceOre: 200,
    });
    expect(sell('AB', 'AA')).toMatchObject({ nrOfZones: 2, priceOre: 200 });
    // Of two that cost the same, the one with more zones.
    expect(sell('AB', 'AD')).toMatchObject({ nrOfZones: 3, priceOre: 200 });
    expect(sell('AB', null)).toMatchObject({ nrOfZones: 2, secondPair: null });
  });

  it.each([
    ['AB', 'AB', 'SECOND_ZONES_SAME'],
    ['AB', 'BA', 'SECOND_ZONES_SAME'],
    // Both go out as the pair that counts as one zone.
    ['KK', 'VV', 'SECOND_ZONES_SAME'],
    ['AB', 'Ax', 'SECOND_ZONES_NOT_OFFERED'],
    ['AB', 'xA', 'SECOND_ZONES_NOT_OFFERED'],
    ['Ax', 'AB', 'INVALID_ZONE_TO'],
    ['xA', 'xB', 'INVALID_ZONE_FROM'],
  ])('between %s and %s: %s', (first, second, refused) => {
    expect(sell(first, second)).toBe(refused);
  });

  it('is not for all zones, which hold both homes, nor for what nothing is sold for', () => {
    const all = { ...homes('AB', 'AD'), validAllZones: true, zoneFrom: null, zoneTo: null };
    expect(sellForHomes(offer, all, amountsOf)).toBe('TWO_HOMES_IN_ALL_ZONES');
    const short = ({ nrOfZones }: { readonly nrOfZones: number }) =>
      nrOfZones > 2 ? null : { priceOre: 1 };
    expect(sellForHomes(offer, homes('AB', 'AD'), short)).toBe('SECOND_ZONES_NOT_OFFERED');
    expect(sellForHomes(offer, homes('AD', 'AB'), short)).toBe('PRODUCT_NOT_OFFERED');
  });

  it('costs the most that one of its pairs costs, whichever home is the first', () => {
    fc.assert(
      fc.property(pair, pair, (first, second) => {
        const [one, other] = [sell(first, second), sell(second, first)];
        const alone = [first, second].map((zones) =>
          sellForZones(offer, homes(zones, null), amountsOf),
        );
        const [a, b] = alone;
        if (typeof a === 'string' || typeof b === 'string' || !a || !b) throw new Error('not sold');
        if (areZonesUnchanged(a.choice, b.choice)) {
          expect([one, other]).toEqual(['SECOND_ZONES_SAME', 'SECOND_ZONES_SAME']);
          return;
        }
        if (typeof one === 'string' || typeof other === 'string') throw new Error('refused');
        expect(one.priceOre).toBe(Math.max(a.priceOre, b.priceOre));
        expect(one.nrOfZones).toBe(Math.max(a.nrOfZones, b.nrOfZones));
        expect(other).toMatchObject({ priceOre: one.priceOre, nrOfZones: one.nrOfZones });
        expect([one.choice, { kind: 'zones', ...one.secondPair }]).toEqual([a.choice, b.choice]);
        expect(areHomesUnchanged(one, other)).toBe(true);
        expect(areHomesUnchanged(one, { choice: a.choice, secondPair: null })).toBe(false);
      }),
    );
  });

  it('is on cards, where the operator offers it: at least one does, and one does not', () => {
    const refused = tenantIds()
      .map(tenantOf)
      .map(({ id, offers }) => [
        id,
        refuseTwoHomes({ offers, isOnPhone: false }),
        refuseTwoHomes({ offers, isOnPhone: true }),
      ]);
    expect(refused).toEqual([
      ['ruter', null, 'TWO_HOMES_ON_PHONE'],
      ['akt', 'TWO_HOMES_NOT_OFFERED', 'TWO_HOMES_NOT_OFFERED'],
      ['fjord', 'TWO_HOMES_NOT_OFFERED', 'TWO_HOMES_NOT_OFFERED'],
    ]);
  });
});
