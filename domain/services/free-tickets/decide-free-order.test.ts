import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { decideFreeOrder, type FreeOrderFacts } from './decide-free-order.rules.ts';
import type { FreeOrder } from './free-order.ts';
import { department, held, offer } from './test-free-facts.ts';

type Facts = FreeOrderFacts<typeof department>;

const order: FreeOrder = {
  agreementId: 7,
  holderType: 'EMPLOYEE',
  employeeId: 'A-17',
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthDate: date('1985-05-14'),
  profileId: 'ADULT',
  validAllZones: false,
  zoneFrom: '1',
  zoneTo: '2Ø',
  startDate: date('2026-04-01'),
  medium: { kind: 'phone', phoneCountryCode: '+47', phone: '41234567' },
};

const decide = (
  changed: Partial<FreeOrder> = {},
  facts: Partial<Facts> = {},
  agreement: Partial<typeof department> = {},
) =>
  decideFreeOrder(
    {
      tenant: 'ruter',
      today: date('2026-03-06'),
      agreements: new Map([
        [
          7,
          {
            ...department,
            ...agreement,
          },
        ],
      ]),
      offerOn: () => offer,
      isMobile: () => true,
      heldByHolder: () => [],
      heldOnMedium: () => [],
      isCardHeldElsewhere: () => false,
      ...facts,
    },
    { ...order, ...changed },
  );

const refusals = (...args: Parameters<typeof decide>) => {
  const decision = decide(...args);
  return 'refusals' in decision ? decision.refusals : [];
};

describe('an order of a free ticket (spec 3 §5, §8)', () => {
  it('is accepted with product and amounts when all is right', () => {
    expect(decide()).toMatchObject({
      agreement: department,
      sold: { productId: 'free-ticket', priceOre: 200_00, taxOre: 500_00 },
    });
  });

  it.each([
    ['that is not there', { agreementId: 8 }, {}],
    ['that is deleted', {}, { isDeleted: true }],
    ['of another service', {}, { subtype: 'TICKETOFFICE' }],
  ])('finds no department %s', (_, changed, agreement) => {
    expect(refusals(changed, {}, agreement)).toEqual(['AGREEMENT_NOT_FOUND']);
  });

  it('needs a department that is valid today and on the first day', () => {
    const until = (end: string) => refusals({}, {}, { endDate: date(end) });
    expect(until('2026-03-05')).toEqual(['AGREEMENT_NOT_VALID']);
    expect(until('2026-03-31')).toEqual(['AGREEMENT_NOT_VALID']);
    expect(until('2026-04-01')).toEqual([]);
  });

  it('begins from today to six months ahead', () => {
    const from = (startDate: string) => refusals({ startDate: date(startDate) });
    expect(from('2026-03-05')).toEqual(['START_DATE_TOO_EARLY']);
    expect(from('2026-03-06')).toEqual([]);
    expect(from('2026-09-06')).toEqual([]);
    expect(from('2026-09-07')).toEqual(['START_DATE_TOO_LATE']);
  });

  it('asks what is sold on the first day', () => {
    const offerOn = (start: Temporal.PlainDate) =>
      start.month === 4 ? { ...offer, zones: [] } : offer;
    expect(refusals({}, { offerOn })).toEqual(['INVALID_ZONE_FROM']);
  });

  it('is for somebody who was born before today', () => {
    const born = (birthDate: string) =>
      refusals({ birthDate: date(birthDate), holderType: 'FAMILY_MEMBER', profileId: 'CHILD' });
    expect(born('2026-03-05')).toEqual([]);
    expect(born('2026-03-06')).toEqual(['BIRTH_DATE_TOO_RECENT']);
  });

  it('needs a profile that age and relation allow, and a child that the settings do not end', () => {
    expect(refusals({ profileId: 'CHILD' })).toEqual(['PROFILE_MISMATCH']);
    const child = {
      holderType: 'FAMILY_MEMBER',
      profileId: 'CHILD',
      birthDate: date('2008-03-20'),
    } as const;
    const childEnd = {
      expireChildTickets: 'AT_END_OF_MONTH',
      expireChildTicketsAtAge: 18,
    } as const;
    expect(refusals(child)).toEqual([]);
    expect(refusals({ ...child, startDate: date('2026-03-31') }, {}, { childEnd })).toEqual([]);
    expect(refusals(child, {}, { childEnd })).toEqual(['PROFILE_MISMATCH']);
  });

  it('needs a mobile number', () => {
    expect(refusals({}, { isMobile: () => false })).toEqual(['MOBILE_TICKET_INVALID_PHONE']);
  });

  it('takes an existing card by a number that the operator has', () => {
    const medium = (cardNumber: string) => ({ medium: { kind: 'card', cardNumber } as const });
    expect(refusals(medium('1234567890'), { isMobile: () => false })).toEqual([]);
    expect(refusals(medium('123456789'))).toEqual(['CARD_NUMBER_INVALID']);
  });

  it('takes a new card where the operator makes them and knows where to post it', () => {
    const medium = { kind: 'new-card' } as const;
    expect(refusals({ medium })).toEqual([]);
    expect(refusals({ medium }, { tenant: 'akt' })).toEqual(['NEW_CARD_NOT_OFFERED']);
    expect(refusals({ medium }, {}, { hasPostAddress: false })).toEqual([
      'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
    ]);
    expect(refusals({}, {}, { hasPostAddress: false })).toEqual([]);
  });

  it.each([
    ['heldByHolder', 'CONFLICTING_TICKET'],
    ['heldOnMedium', 'TICKET_ALREADY_EXISTS'],
  ] as const)('has days of its own (%s)', (by, code) => {
    const beside = (...days: Parameters<typeof held>) =>
      refusals({}, { [by]: () => [held(...days)] });
    expect(beside('2026-01-01', '2026-03-31')).toEqual([]);
    expect(beside('2026-01-01', '2026-04-01')).toEqual([code]);
    // It has no end itself: one that begins later stands in its way, too.
    expect(beside('2026-08-01', '2026-08-31')).toEqual([code]);
  });

  it('leaves a card that another company uses, whatever the days', () => {
    expect(refusals({}, { isCardHeldElsewhere: () => true })).toEqual(['TICKET_ALREADY_EXISTS']);
  });

  it('names all that stands in its way, in the order in which it is told', () => {
    const facts = { isMobile: () => false, heldByHolder: () => [held('2026-01-01')] };
    expect(refusals({ profileId: 'CHILD', zoneTo: 'Mars' }, facts)).toEqual([
      'PROFILE_MISMATCH',
      'INVALID_ZONE_TO',
      'MOBILE_TICKET_INVALID_PHONE',
      'CONFLICTING_TICKET',
    ]);
  });
});
