import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import {
  decideOrder,
  type OrderAgreement,
  type OrderFacts,
  type TicketOrder,
} from './decide-order.rules.ts';
import type { Offer } from './offered-product.rules.ts';

const agreement: OrderAgreement = {
  companyId: 1,
  subtype: 'SUBSCRIPTIONS',
  endDate: null,
  awaitsSignature: false,
  isDeleted: false,
  service: 'company-tickets',
  profiles: ['ADULT', 'SENIOR'],
  increasedExpiry: false,
  arbitraryDates: false,
};
const order: TicketOrder = {
  agreementId: 7,
  employeeId: 'A-17',
  phoneCountryCode: '+47',
  phone: '41234567',
  profileId: 'ADULT',
  validAllZones: false,
  zoneFrom: '1',
  zoneTo: '2Ø',
  startDate: date('2026-04-01'),
};

const price = (nrOfZones: number, priceOre: number) => ({
  profileId: 'ADULT',
  nrOfZones,
  priceOre,
  validFrom: date('2026-01-01'),
});
const product = {
  id: 'company-ticket',
  filters: {},
  prices: [price(1, 700_00), price(2, 900_00), price(3, 1_200_00)],
};
const zones = [
  { id: '11', name: '1', adjacentZoneIds: ['12'] },
  { id: '12', name: '2Ø', adjacentZoneIds: ['11'] },
  { id: '19', name: '9', adjacentZoneIds: [] },
];
const offer: Offer<typeof product> = {
  zones,
  products: [product],
  commonZonePair: null,
  offersAllZones: true,
};

type Facts = OrderFacts<OrderAgreement, typeof product>;
const decide = (
  changed: Partial<TicketOrder> = {},
  ofAgreement: Partial<OrderAgreement> = {},
  facts: Partial<Facts> = {},
) =>
  decideOrder(
    {
      today: date('2026-03-07'),
      agreements: new Map([[7, { ...agreement, ...ofAgreement }]]),
      offerOn: () => offer,
      isMobile: () => true,
      heldBy: () => [],
      quarantineDaysOn: () => 30,
      ...facts,
    },
    { ...order, ...changed },
  );
const refusals = (...args: Parameters<typeof decide>) => {
  const decision = decide(...args);
  return 'refusals' in decision ? decision.refusals.map(({ code }) => code) : [];
};

const housing = { service: 'housing', subtype: 'HOUSING_COOPERATIVE_AGREEMENT' } as const;
const held = { startDate: date('2026-01-01'), expirationDate: null };
const ended = { ...held, expirationDate: date('2026-03-02') };

describe('an order of a ticket (spec 2 §5)', () => {
  it('is accepted with its agreement, its service and what is sold on its first day', () => {
    const asked: string[] = [];
    const offerOn: Facts['offerOn'] = (service, start) => {
      asked.push(`${service} ${start}`);
      return offer;
    };
    const choice = { kind: 'zones', from: '11', to: '12' };
    const sold = { product, price: price(2, 900_00), choice, nrOfZones: 2 };
    expect(decide({}, {}, { offerOn })).toEqual({ agreement, service: 'company-tickets', sold });
    expect(decide({}, housing, { offerOn })).toMatchObject({ service: 'housing', sold });
    expect(asked).toEqual(['company-tickets 2026-04-01', 'housing 2026-04-01']);
  });

  it.each<[string, ...Parameters<typeof decide>]>([
    ['a product by its name', { productId: 'company-ticket' }],
    ['all zones', { validAllZones: true, zoneFrom: null, zoneTo: null }],
    ['an agreement until its first day', {}, { endDate: date('2026-04-01') }],
    [
      'a later start where increased expiry offers it',
      { startDate: date('2028-11-01') },
      { increasedExpiry: true },
    ],
    [
      'any day where the company may choose it',
      { startDate: date('2026-03-07') },
      { arbitraryDates: true },
    ],
    ['a unit of one character in housing', { employeeId: '4' }, housing],
    [
      'somebody whose quarantine is over',
      {},
      {},
      { heldBy: () => [{ ...ended, expirationDate: date('2026-03-01') }] },
    ],
    [
      'who has no quarantine on its first day',
      {},
      {},
      {
        heldBy: () => [ended],
        quarantineDaysOn: (start) => (start.equals(order.startDate) ? 0 : 30),
      },
    ],
  ])('is accepted for %s', (_, ...args) => {
    expect(refusals(...args)).toEqual([]);
  });

  it.each<[string, string, ...Parameters<typeof decide>]>([
    ['AGREEMENT_NOT_FOUND', 'an agreement that is not there', { agreementId: 8 }],
    [
      'AGREEMENT_NOT_FOUND',
      'a deleted agreement, whatever else is wrong',
      { employeeId: '' },
      { isDeleted: true },
    ],
    [
      'AGREEMENT_NOT_VALID',
      'an agreement that ends before the ticket begins',
      {},
      { endDate: date('2026-03-31') },
    ],
    [
      'AGREEMENT_NOT_VALID',
      'an agreement of another service',
      {},
      { subtype: 'HOUSING_COOPERATIVE_AGREEMENT' },
    ],
    [
      'AGREEMENT_NOT_VALID',
      'an agreement from which the user may not order, whose terms are not told',
      { employeeId: '4', zoneFrom: 'x' },
      { service: null },
    ],
    ['EMPLOYEE_ID_TOO_SHORT', 'a number of one character', { employeeId: '4' }],
    [
      'PHONE_NOT_MOBILE',
      'a phone that is no mobile',
      {},
      {},
      { isMobile: ({ phone }) => phone !== order.phone },
    ],
    ['START_DATE_NOT_OFFERED', 'this month after day 6', { startDate: date('2026-03-01') }],
    [
      'PROFILE_NOT_OFFERED',
      'a profile that the company may not order',
      {},
      { profiles: ['SENIOR'] },
    ],
    ['ZONES_NOT_OFFERED', 'a first zone that is not there', { zoneFrom: 'x' }],
    ['ZONES_NOT_OFFERED', 'a last zone that is not there', { zoneTo: null }],
    ['ZONES_NOT_OFFERED', 'zones that are no neighbours', { zoneTo: '9' }],
    [
      'ZONES_NOT_OFFERED',
      'all zones where they are not sold',
      { validAllZones: true },
      {},
      { offerOn: () => ({ ...offer, offersAllZones: false }) },
    ],
    ['PRODUCT_NOT_OFFERED', 'a profile without a price', { profileId: 'SENIOR' }],
    [
      'PRODUCT_NOT_OFFERED',
      'another product than what is sold for the zones',
      { productId: 'other' },
    ],
    [
      'TICKET_ALREADY_HELD',
      'a person with a ticket',
      {},
      {},
      { heldBy: ({ phone }) => (phone === order.phone ? [held] : []) },
    ],
    ['START_DATE_IN_QUARANTINE', 'a person in quarantine', {}, {}, { heldBy: () => [ended] }],
  ])('is refused by %s for %s', (code, _, ...args) => {
    expect(refusals(...args)).toEqual([code]);
  });

  it('names all that stands in its way, in the order of the form', () => {
    const wrong = { employeeId: '4', startDate: date('2026-03-01'), zoneTo: '9' };
    const facts = { isMobile: () => false, heldBy: () => [held] };
    expect(refusals(wrong, { awaitsSignature: true, profiles: [] }, facts)).toEqual([
      'AGREEMENT_NOT_VALID',
      'EMPLOYEE_ID_TOO_SHORT',
      'PHONE_NOT_MOBILE',
      'START_DATE_NOT_OFFERED',
      'PROFILE_NOT_OFFERED',
      'ZONES_NOT_OFFERED',
      'TICKET_ALREADY_HELD',
    ]);
  });
});
