import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';
import {
  decideSchoolZones,
  type ZonedTicket,
  zoneDays,
  type ZoneRequest,
} from './change-zone.rules.ts';

const today = date('2026-03-06');
const zone = (id: string, ...adjacentZoneIds: string[]) => ({ id, name: id, adjacentZoneIds });
const price = (nrOfZones: number, priceOre: number, validFrom = '2020-01-01') => ({
  nrOfZones,
  priceOre,
  validFrom: date(validFrom),
  profileId: 'CHILD',
});
const offer = {
  zones: [zone('1', '2'), zone('2', '1', '3'), zone('3', '2')],
  commonZonePair: null,
  offersAllZones: true,
  products: [
    {
      id: 'school-ticket',
      filters: {},
      prices: [
        price(1, 100_00),
        price(2, 200_00),
        price(3, 300_00),
        price(3, 310_00, '2026-05-01'),
      ],
    },
  ],
};
const ticket: ZonedTicket = {
  choice: { kind: 'zones', from: '1', to: '2' },
  secondPair: null,
  medium: 'card',
  productId: 'school-ticket',
  profileId: 'CHILD',
  nrOfZones: 2,
  startDate: date('2025-08-20'),
  expirationDate: date('2026-06-30'),
};
const decide = (
  request: Partial<ZoneRequest>,
  of: Partial<ZonedTicket> = {},
  offers = tenantOf('ruter').offers,
) =>
  decideSchoolZones(
    { ...ticket, ...of },
    {
      validAllZones: false,
      zoneFrom: '1',
      zoneTo: '3',
      secondHome: null,
      from: date('2026-03-07'),
      ...request,
    },
    { offer, offers, today },
  );
const all = { validAllZones: true, zoneFrom: null, zoneTo: null };

describe('other zones of a school ticket', () => {
  it('begin the day after the last one with those of today, at the price of their month', () => {
    expect(decide({})).toEqual({
      lastDay: today,
      newStart: date('2026-03-07'),
      sold: {
        productId: 'school-ticket',
        choice: { kind: 'zones', from: '1', to: '3' },
        secondPair: null,
        nrOfZones: 3,
      },
      before: 200_00,
      after: 300_00,
    });
    expect(decide({ from: date('2026-05-02') })).toMatchObject({ after: 310_00 });
    expect(decide(all)).toMatchObject({ sold: { choice: { kind: 'all' } }, after: 300_00 });
  });

  it.each([
    ['2026-03-06', 'DAY_NOT_OFFERED'],
    ['2026-03-07', undefined],
    ['2026-06-30', undefined],
    ['2026-07-01', 'DAY_NOT_OFFERED'],
  ])('from %s: %s', (from, refused) => {
    expect(Reflect.get(decide({ from: date(from) }), 'refused')).toBe(refused);
  });

  it.each([
    [{ zoneFrom: 'x' }, 'INVALID_ZONE_FROM'],
    [{ zoneTo: 'x' }, 'INVALID_ZONE_TO'],
    [{ zoneTo: '2' }, 'ZONES_UNCHANGED'],
    // There and back are the same journey.
    [{ zoneFrom: '2', zoneTo: '1' }, 'ZONES_UNCHANGED'],
  ])('%o are refused: %s', (request, refused) => {
    expect(decide(request)).toEqual({ refused });
  });

  it('are a change where they are sold as another product, whose price is another', () => {
    expect(decide({ zoneTo: '2' }, { productId: 'former' })).toMatchObject({
      sold: { productId: 'school-ticket' },
      before: null,
      after: 200_00,
    });
  });

  it('are not those that nothing is sold for', () => {
    expect(decide({}, { profileId: 'SENIOR' })).toEqual({ refused: 'PRODUCT_NOT_OFFERED' });
  });

  it('of a ticket to come begin with it at the earliest', () => {
    const coming = { startDate: date('2026-04-20'), expirationDate: date('2026-06-30') };
    expect(zoneDays(coming, today)).toEqual({
      first: date('2026-04-20'),
      last: date('2026-06-30'),
    });
    expect(decide({ from: date('2026-04-19') }, coming)).toEqual({ refused: 'DAY_NOT_OFFERED' });
    expect(decide({ from: date('2026-04-20') }, coming)).toMatchObject({ before: 200_00 });
  });

  const toTwo = { zoneFrom: '1', zoneTo: '2', secondHome: { zoneFrom: '1', zoneTo: '3' } };
  const ofTwo = { secondPair: { from: '1', to: '3' }, nrOfZones: 3 };

  it('of two homes cost what the dearer pair costs, and what one home costs when there is one', () => {
    expect(decide(toTwo)).toMatchObject({
      sold: {
        choice: { kind: 'zones', from: '1', to: '2' },
        secondPair: { from: '1', to: '3' },
        nrOfZones: 3,
      },
      before: 200_00,
      after: 300_00,
    });
    const back = { zoneFrom: '1', zoneTo: '2' };
    expect(decide(back, ofTwo)).toMatchObject({
      sold: { secondPair: null, nrOfZones: 2 },
      before: 300_00,
      after: 200_00,
    });
  });

  it.each([
    ['the same pairs', toTwo, ofTwo, 'ZONES_UNCHANGED'],
    [
      'the same pairs the other way round',
      { zoneFrom: '3', zoneTo: '1', secondHome: { zoneFrom: '2', zoneTo: '1' } },
      ofTwo,
      'ZONES_UNCHANGED',
    ],
    ['another second pair', { ...toTwo, secondHome: { zoneFrom: '2', zoneTo: '3' } }, ofTwo, null],
    ['a ticket on a phone', toTwo, { medium: 'phone' }, 'TWO_HOMES_ON_PHONE'],
    ['all zones', { ...toTwo, ...all }, {}, 'TWO_HOMES_IN_ALL_ZONES'],
    [
      'the same zones twice',
      { ...toTwo, secondHome: { zoneFrom: '2', zoneTo: '1' } },
      {},
      'SECOND_ZONES_SAME',
    ],
    [
      'a zone that is not there',
      { ...toTwo, secondHome: { zoneFrom: '1', zoneTo: 'x' } },
      {},
      'SECOND_ZONES_NOT_OFFERED',
    ],
  ] as const)('of two homes, %s', (_, request, of, refused) => {
    expect(Reflect.get(decide(request, of), 'refused') ?? null).toBe(refused);
  });

  it('of two homes are not there where the operator does not offer them', () => {
    expect(decide(toTwo, {}, tenantOf('fjord').offers)).toEqual({
      refused: 'TWO_HOMES_NOT_OFFERED',
    });
    expect(decide({}, {}, tenantOf('fjord').offers)).toMatchObject({ after: 300_00 });
  });
});
