import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import type { SchoolMedium } from '#services/school-tickets/school-medium.ts';
import { yearsFrom } from '#services/school-tickets/test-school-years.ts';
import {
  decideSchoolOrder,
  type SchoolAgreement,
  type SchoolOrderFacts,
} from './decide-school-order.rules.ts';
import type { OrderedPupil, SchoolOrder } from './school-order.ts';
import type { SchoolOffer } from './school-price.rules.ts';

const agreement: SchoolAgreement = {
  companyId: 3,
  subtype: 'SCHOOLTICKET',
  endDate: null,
  awaitsSignature: false,
  isDeleted: false,
  schoolMedia: ['phone', 'card', 'new-card'],
  hasPostAddress: true,
};

const price = (profileId: string, priceOre: number, validFrom = '2024-01-01') => ({
  profileId,
  nrOfZones: 2,
  validFrom: date(validFrom),
  priceOre,
});

const offer: SchoolOffer = {
  commonZonePair: null,
  offersAllZones: true,
  zones: [
    { id: 'a', name: '1', adjacentZoneIds: ['b'] },
    { id: 'b', name: '2Ø', adjacentZoneIds: ['a'] },
  ],
  products: [
    {
      id: 'school-ticket',
      filters: {},
      prices: [price('CHILD', 300_00), price('CHILD', 330_00, '2026-04-02'), price('YOUTH', 1)],
    },
  ],
};

const order: SchoolOrder = {
  agreementId: 7,
  startDate: date('2026-04-10'),
  validAllZones: false,
  zoneFrom: '1',
  zoneTo: '2Ø',
  secondHome: null,
  pupil: { firstName: 'Nora', lastName: 'Berg', className: '8A' },
  studentId: null,
  medium: { kind: 'phone', phoneCountryCode: '+47', phone: '41234567' },
};

type OrderChanges = Partial<Omit<SchoolOrder, 'pupil' | 'medium'>> & Partial<OrderedPupil>;

const decide = (
  changed: OrderChanges = {},
  facts: Partial<SchoolOrderFacts<SchoolAgreement>> = {},
  terms: Partial<SchoolAgreement> = {},
) =>
  decideSchoolOrder(
    {
      tenant: 'ruter',
      today: date('2026-03-06'),
      years: yearsFrom(2024, 2027),
      agreements: new Map([[7, { ...agreement, ...terms }]]),
      offerOn: () => offer,
      isMobile: () => true,
      heldByHolder: () => [],
      heldOnMedium: () => [],
      isCardHeldElsewhere: () => false,
      ...facts,
    },
    // The rule looks at a pupil and a medium of any order.
    { ...order, ...changed } as SchoolOrder,
  );

const refusals = (...args: Parameters<typeof decide>) => {
  const decision = decide(...args);
  return 'refusals' in decision ? decision.refusals : [];
};

const card = (cardNumber: string) => ({ medium: { kind: 'card', cardNumber } as const });
const newCard = { medium: { kind: 'new-card' } as const };

describe('an order of a school ticket (spec 3 §5, §8)', () => {
  it('is accepted for a pupil until the school year ends, at the price of its first month', () => {
    expect(decide()).toMatchObject({
      agreement,
      sold: { productId: 'school-ticket', profileId: 'CHILD', nrOfZones: 2, priceOre: 300_00 },
      lastDay: date('2026-06-30'),
    });
    expect(decide({ startDate: date('2026-05-04') })).toMatchObject({ sold: { priceOre: 330_00 } });
  });

  it('has the profile of pupils for which there is a price', () => {
    const [product] = offer.products;
    const products = [{ id: 'other', filters: {}, prices: [price('YOUTH', 5)] }];
    expect(decide({}, { offerOn: () => ({ ...offer, products }) })).toMatchObject({
      sold: { profileId: 'YOUTH', priceOre: 5 },
    });
    const adults = [{ id: product?.id ?? '', filters: {}, prices: [price('ADULT', 5)] }];
    expect(refusals({}, { offerOn: () => ({ ...offer, products: adults }) })).toEqual([
      'PRODUCT_NOT_OFFERED',
    ]);
  });

  it('costs what the product costs that is sold for its zones', () => {
    const narrow = { zoneListMustEqual: ['a', 'b'] };
    const products = [
      { id: 'everywhere', filters: {}, prices: [price('CHILD', 300_00, '2025-01-01')] },
      { id: 'between them', filters: narrow, prices: [price('CHILD', 200_00)] },
    ];
    expect(decide({}, { offerOn: () => ({ ...offer, products }) })).toMatchObject({
      sold: { productId: 'between them', priceOre: 200_00 },
    });
  });

  it.each([
    ['that is not there', { agreementId: 8 }, {}],
    ['that is deleted', {}, { isDeleted: true }],
    ['of another service', {}, { subtype: 'FREETICKET' }],
  ])('finds no agreement %s', (_, changed, terms) => {
    expect(refusals(changed, {}, terms)).toEqual(['AGREEMENT_NOT_FOUND']);
  });

  it('needs an agreement that is valid today and on the first day', () => {
    const until = (end: string) => refusals({}, {}, { endDate: date(end) });
    expect(until('2026-03-05')).toEqual(['AGREEMENT_NOT_VALID']);
    expect(until('2026-04-09')).toEqual(['AGREEMENT_NOT_VALID']);
    expect(until('2026-04-10')).toEqual([]);
  });

  it('begins from today to 15 June', () => {
    const from = (startDate: string) => refusals({ startDate: date(startDate) });
    expect(from('2026-03-05')).toEqual(['START_DATE_NOT_OFFERED']);
    expect(from('2026-03-06')).toEqual([]);
    expect(from('2026-06-15')).toEqual([]);
    expect(from('2026-06-16')).toEqual(['START_DATE_NOT_OFFERED']);
    expect(from('2026-08-20')).toEqual(['START_DATE_NOT_OFFERED']);
  });

  it('begins in the next year from 1 May on, and ends with it', () => {
    const next = { startDate: date('2026-08-20') };
    expect(refusals(next, { today: date('2026-04-30') })).toEqual(['START_DATE_NOT_OFFERED']);
    expect(decide(next, { today: date('2026-05-01') })).toMatchObject({
      lastDay: date('2027-06-30'),
    });
  });

  it('asks what is sold on the first day', () => {
    const offerOn = (start: Temporal.PlainDate) =>
      start.month === 4 ? { ...offer, zones: [] } : offer;
    expect(refusals({}, { offerOn })).toEqual(['INVALID_ZONE_FROM']);
    expect(refusals({ zoneTo: '9' })).toEqual(['INVALID_ZONE_TO']);
  });

  it('lies on what the agreement has', () => {
    const onlyOn = (medium: SchoolMedium, changed: OrderChanges) =>
      refusals(changed, {}, { schoolMedia: [medium] });
    const pupilCard = card('1234567890');
    expect(onlyOn('phone', {})).toEqual([]);
    expect(onlyOn('card', {})).toEqual(['MEDIUM_NOT_OFFERED']);
    expect(onlyOn('card', pupilCard)).toEqual([]);
    expect(onlyOn('new-card', pupilCard)).toEqual(['MEDIUM_NOT_OFFERED']);
    expect(onlyOn('new-card', newCard)).toEqual([]);
    expect(onlyOn('phone', newCard)).toEqual(['MEDIUM_NOT_OFFERED']);
    expect(refusals(newCard, { tenant: 'akt' })).toEqual(['MEDIUM_NOT_OFFERED']);
  });

  it('needs a mobile number, or a card number of 10, 11 or 16 digits', () => {
    expect(refusals({}, { isMobile: () => false })).toEqual(['MOBILE_TICKET_INVALID_PHONE']);
    for (const [number, refused] of [
      ['123456789', ['CARD_NUMBER_INVALID']],
      ['1234567890', []],
      ['12345678901', []],
      ['123456789012', ['CARD_NUMBER_INVALID']],
      ['1234567890123456', []],
      ['123456789x', ['CARD_NUMBER_INVALID']],
    ] as const) {
      expect(refusals(card(number), { isMobile: () => false })).toEqual(refused);
    }
  });

  it('has two homes on a card, where the operator offers it', () => {
    const [product] = offer.products;
    const prices = [1, 2, 3].map((nrOfZones) => ({ ...price('CHILD', nrOfZones), nrOfZones }));
    const zone = (name: string, ...adjacentZoneIds: string[]) => ({
      id: name,
      name,
      adjacentZoneIds,
    });
    const facts = {
      offerOn: () => ({
        ...offer,
        zones: [zone('1', '2Ø'), zone('2Ø', '1', '3Ø'), zone('3Ø', '2Ø')],
        products: [{ id: product?.id ?? '', filters: {}, prices }],
      }),
    };
    const secondHome = { zoneFrom: '1', zoneTo: '3Ø' };
    const existing = { ...card('1234567890'), secondHome };
    expect(decide(existing, facts)).toMatchObject({
      sold: {
        choice: { kind: 'zones', from: '1', to: '2Ø' },
        secondPair: { from: '1', to: '3Ø' },
        nrOfZones: 3,
        priceOre: 3,
      },
    });
    expect(refusals({ ...newCard, secondHome }, facts)).toEqual([]);
    const keptCard = { kind: 'kept-card', cardId: 1, cardNumber: null } as const;
    expect(refusals({ medium: keptCard, secondHome }, facts)).toEqual([]);
    expect(refusals({ secondHome }, facts)).toEqual(['TWO_HOMES_ON_PHONE']);
    expect(refusals({}, { ...facts, tenant: 'fjord' })).toEqual([]);
    const elsewhere = { ...facts, tenant: 'fjord' } as const;
    expect(refusals({ ...newCard, secondHome }, elsewhere, { schoolMedia: null })).toEqual([
      'TWO_HOMES_NOT_OFFERED',
    ]);
    const whole = { validAllZones: true, zoneFrom: null, zoneTo: null };
    expect(refusals({ ...existing, ...whole }, facts)).toEqual(['TWO_HOMES_IN_ALL_ZONES']);
  });

  it('is for a card on which a name is written later', () => {
    expect(refusals({ pupil: null, ...newCard })).toEqual([]);
  });

  it('posts a new card to the school', () => {
    expect(refusals(newCard, {}, { hasPostAddress: false })).toEqual([
      'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
    ]);
    expect(refusals({}, {}, { hasPostAddress: false })).toEqual([]);
  });

  it.each([
    ['heldByHolder', {}, 'CONFLICTING_TICKET'],
    ['heldOnMedium', {}, 'PHONE_HAS_TICKET'],
    ['heldOnMedium', card('1234567890'), 'CARD_HAS_TICKET'],
  ] as const)('has days of its own (%s)', (by, changed, code) => {
    const beside = (startDate: string, expirationDate: string) =>
      refusals(changed, {
        [by]: () => [{ startDate: date(startDate), expirationDate: date(expirationDate) }],
      });
    expect(beside('2025-08-20', '2026-04-09')).toEqual([]);
    expect(beside('2025-08-20', '2026-04-10')).toEqual([code]);
    expect(beside('2026-06-30', '2026-06-30')).toEqual([code]);
    // Next year's ticket stands beside this year's.
    expect(beside('2026-08-20', '2027-06-30')).toEqual([]);
  });

  it('leaves a card that another company uses, whatever the days', () => {
    expect(refusals(card('1234567890'), { isCardHeldElsewhere: () => true })).toEqual([
      'CARD_HAS_TICKET',
    ]);
  });
});
