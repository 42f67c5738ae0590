import { describe, expect, it } from 'vitest';
import { fullCounterTerms, usualCounterTerms } from '#platform/access/counter-terms.ts';
import type { CounterOrder } from './counter-order.ts';
import {
  type CounterAgreement,
  type CounterOrderFacts,
  decideCounterOrder,
} from './decide-counter-order.rules.ts';
import { agreement, facts, offer, order, reference, today } from './test-counter-facts.ts';

const decide = (
  changedOrder: Partial<CounterOrder> = {},
  changedFacts: Partial<CounterOrderFacts<CounterAgreement>> = {},
) => decideCounterOrder(facts(changedFacts), order(changedOrder));

const line = (changed: Partial<CounterOrder['lines'][number]> = {}) => ({
  profileId: 'ADULT',
  quantity: 2,
  phones: [],
  cardNumbers: [],
  ...changed,
});
const phone = (number: string) => ({ name: null, phoneCountryCode: '+47', phone: number });
const zones = (zoneFrom: string, zoneTo: string) => ({ validAllZones: false, zoneFrom, zoneTo });
const paper = {
  medium: 'paper',
  startDate: today.add({ days: 10 }),
  handOver: { kind: 'visit' },
} as const;
const post = {
  kind: 'post',
  address: { addressLine1: 'Torget 1', addressLine2: null, postCode: '0181', postArea: 'Oslo' },
} as const;
const money = {
  productId: 'money',
  medium: 'card',
  zones: null,
  amountOre: 200_00,
  lines: [line({ profileId: null, quantity: 1, cardNumbers: ['1234567890'] })],
  expectedOre: 200_00,
} as const;

describe('an order that is taken', () => {
  it('of codes waits for 90 days', () => {
    const decided = decide();
    expect(decided).toMatchObject({
      accepted: { type: 'TICKET', requested: 2, totalOre: 80_00, reference: null },
    });
    expect('accepted' in decided && String(decided.accepted.expiresOn)).toBe('2026-06-04');
  });

  it.each([
    ['single', '2026-03-16'],
    ['week', '2026-03-22'],
  ])('of %s on paper lasts until %s', (productId, lastDay) => {
    const expectedOre = productId === 'single' ? 80_00 : 600_00;
    const decided = decide({ ...paper, productId, expectedOre });
    expect('accepted' in decided && String(decided.accepted.expiresOn)).toBe(lastDay);
  });

  it.each([
    ['A', 'A', 40],
    ['A', 'B', 60],
    ['A', 'C', 80],
    ['A', 'D', 100],
    // Four zones are the most that have a price: they stand for all.
    ['A', 'F', 100],
    ['F', 'A', 100],
  ])('from %s to %s costs %i kroner a trip', (from, to, kroner) => {
    const decided = decide({
      zones: zones(from, to),
      lines: [line({ quantity: 1 })],
      expectedOre: kroner * 100,
    });
    expect(decided).toHaveProperty('accepted.totalOre', kroner * 100);
  });

  it('of several profiles costs the sum of theirs', () => {
    const lines = [line({ quantity: 3 }), line({ profileId: 'CHILD', quantity: 2 })];
    expect(decide({ lines, expectedOre: 160_00 })).toMatchObject({
      accepted: { requested: 5, totalOre: 160_00 },
    });
  });

  it('of travel money has no zones and no VAT', () => {
    expect(decide(money)).toMatchObject({
      accepted: { type: 'TRAVEL_MONEY', zones: null, lines: [{ vatPercent: 0, priceOre: 200_00 }] },
    });
  });

  it.each([50_00, 5000_00])('of travel money may be of %i øre', (amountOre) => {
    expect(decide({ ...money, amountOre, expectedOre: amountOre })).toHaveProperty('accepted');
  });

  it('in all zones costs what the most zones cost that have a price', () => {
    const all = { validAllZones: true, zoneFrom: null, zoneTo: null };
    expect(decide({ zones: all, expectedOre: 200_00 })).toMatchObject({
      accepted: { zones: { choice: { kind: 'all' }, nrOfZones: 4 } },
    });
  });

  it('is of as many tickets as one order may have', () => {
    const most = { lines: [line({ quantity: 10_000 })], expectedOre: 400_000_00 };
    expect(decide(most)).toHaveProperty('accepted');
  });

  it('of paper goes by post as well', () => {
    const posted = { ...paper, handOver: post, expectedOre: 80_00 } as const;
    expect(decide(posted)).toHaveProperty('accepted');
  });

  it('has the reference that the company asks for, in the form that it wants', () => {
    const wanted = { ...reference, personalReferencePattern: 'P#' };
    const named = { invoiceReferenceId: 7, personalReference: 'P1' };
    const company = { isReferenceMandatory: true, reference: wanted };
    expect(decide(named, company)).toMatchObject({ accepted: { reference: wanted } });
  });
});

type RefusalCase = {
  readonly code: string;
  readonly why: string;
  readonly changedOrder: Partial<CounterOrder>;
  readonly changedFacts?: Partial<CounterOrderFacts<CounterAgreement>>;
};

const refused = (
  code: string,
  why: string,
  changedOrder: Partial<CounterOrder>,
  changedFacts: Partial<CounterOrderFacts<CounterAgreement>> = {},
): RefusalCase => ({ code, why, changedOrder, changedFacts });

const withTerms = (terms: Partial<typeof usualCounterTerms>) => ({
  agreement: { ...agreement, ticketCounter: { ...usualCounterTerms, ...terms } },
});

const refusals: readonly RefusalCase[] = [
  refused('AGREEMENT_NOT_FOUND', 'there is none', {}, { agreement: undefined }),
  refused(
    'AGREEMENT_NOT_FOUND',
    'it is deleted',
    {},
    { agreement: { ...agreement, isDeleted: true } },
  ),
  refused(
    'AGREEMENT_NOT_FOUND',
    'it is of another kind',
    {},
    { agreement: { ...agreement, subtype: 'SUBSCRIPTIONS' } },
  ),
  refused(
    'AGREEMENT_NOT_VALID',
    'it ended yesterday',
    {},
    { agreement: { ...agreement, endDate: today.subtract({ days: 1 }) } },
  ),
  refused('AGREEMENT_NOT_VALID', 'it ends before paper begins', paper, {
    agreement: { ...agreement, endDate: today.add({ days: 9 }) },
  }),
  refused('PRODUCT_NOT_OFFERED', 'nobody sells it', { productId: 'year' }),
  refused(
    'PRODUCT_NOT_OFFERED',
    'the agreement leaves it out',
    {},
    withTerms({ blackListedProducts: ['single'] }),
  ),
  refused('PRODUCT_NOT_OFFERED', 'a profile has no price', {
    lines: [line(), line({ profileId: 'SENIOR' })],
  }),
  refused('PRODUCT_NOT_OFFERED', 'a ticket is of a profile', {
    lines: [line({ profileId: null })],
  }),
  refused('MEDIUM_NOT_OFFERED', 'it is not for cards', {
    productId: 'week',
    medium: 'card',
    lines: [line({ quantity: 1, cardNumbers: ['1234567890'] })],
  }),
  refused('TOO_MANY_TICKETS', 'one more than allowed', {
    lines: [line({ quantity: 10_000 }), line({ quantity: 1 })],
  }),
  refused('HAND_OVER_NOT_OFFERED', 'a code is not handed out', { handOver: { kind: 'visit' } }),
  refused('HAND_OVER_NOT_OFFERED', 'nothing is fetched here', paper, withTerms({})),
  refused('HAND_OVER_NOT_OFFERED', 'the operator hands out no paper', paper, { tenant: 'akt' }),
  refused('HAND_OVER_NOT_OFFERED', 'paper has to be handed out', { ...paper, handOver: null }),
  refused(
    'HAND_OVER_NOT_OFFERED',
    'the operator posts no paper',
    { ...paper, handOver: post },
    { tenant: 'akt' },
  ),
  refused(
    'HAND_OVER_NOT_OFFERED',
    'the agreement has none posted',
    { ...paper, handOver: post },
    withTerms({ visitAddress: fullCounterTerms.visitAddress }),
  ),
  refused('HAND_OVER_NOT_OFFERED', 'the agreement says nothing', paper, {
    agreement: { ...agreement, ticketCounter: null },
  }),
  refused('START_DATE_NOT_OFFERED', 'a code has none', { startDate: today }),
  refused('START_DATE_NOT_OFFERED', 'paper needs one', { ...paper, startDate: null }),
  refused('START_DATE_NOT_OFFERED', 'yesterday', {
    ...paper,
    startDate: today.subtract({ days: 1 }),
  }),
  refused('START_DATE_NOT_OFFERED', 'day 91', { ...paper, startDate: today.add({ days: 91 }) }),
  refused('SEND_TIME_NOT_OFFERED', 'nobody gets it', {
    sendAt: Temporal.Instant.from('2026-03-07T09:00:00Z'),
  }),
  refused('INVALID_ZONE_FROM', 'it is unknown', { zones: zones('X', 'A') }),
  refused('INVALID_ZONE_TO', 'it is unknown', { zones: zones('A', 'X') }),
  refused('INVALID_ZONE_FROM', 'there is none', { zones: null }),
  refused('AMOUNT_NOT_OFFERED', 'a ticket has a price', { amountOre: 100_00 }),
  refused('AMOUNT_NOT_OFFERED', 'money without an amount', { ...money, amountOre: null }),
  refused('AMOUNT_NOT_OFFERED', 'too little money', { ...money, amountOre: 49_99 }),
  refused('AMOUNT_NOT_OFFERED', 'too much money', { ...money, amountOre: 5000_01 }),
  refused('AMOUNT_NOT_OFFERED', 'the operator has said no bounds', money, {
    offer: {
      ...offer,
      products: offer.products.map((product) => ({ ...product, amounts: null })),
    },
  }),
  refused(
    'INVALID_ZONE_TO',
    'no way leads there',
    { zones: zones('A', 'island') },
    {
      offer: {
        ...offer,
        zones: [...offer.zones, { id: 'island', name: 'island', adjacentZoneIds: [] }],
      },
    },
  ),
  refused(
    'INVOICE_REFERENCE_REQUIRED',
    'the company asks for one',
    {},
    { isReferenceMandatory: true },
  ),
  refused('INVOICE_REFERENCE_NOT_FOUND', 'there is none', { invoiceReferenceId: 7 }),
  refused(
    'PERSONAL_REFERENCE_WRONG_FORM',
    'it is empty',
    { invoiceReferenceId: 7 },
    { reference: { ...reference, personalReferencePattern: 'P#' } },
  ),
  refused('RECIPIENTS_REFUSED', 'a phone is no mobile', {
    lines: [line({ phones: [phone('41234567'), phone('22334455')] })],
  }),
  refused('PRICE_CHANGED', 'the buyer saw less', { expectedOre: 79_99 }),
];

describe('an order that is refused', () => {
  it.each(refusals)('$code: $why', ({ code, changedOrder, changedFacts }) => {
    expect(decide(changedOrder, changedFacts)).toMatchObject({ refused: { code } });
  });

  const days = (count: number) => ({ startDate: today.add({ days: count }) });
  it.each([0, 90])('not for a first day of paper on day %i', (count) => {
    expect(decide({ ...paper, ...days(count) })).toHaveProperty('accepted');
  });
});

describe('a time at which codes go out', () => {
  const lines = [line({ quantity: 1, phones: [phone('41234567')] })];
  it.each([
    ['2026-03-06T08:50:00Z', 'accepted'],
    ['2026-03-06T08:49:59Z', 'refused'],
    // 60 days later, to the end of the day in summer time.
    ['2026-05-05T21:59:59Z', 'accepted'],
    ['2026-05-05T22:00:00Z', 'refused'],
  ])('%s: %s', (moment, outcome) => {
    const sendAt = Temporal.Instant.from(moment);
    expect(decide({ lines, sendAt, expectedOre: 40_00 })).toHaveProperty(outcome);
  });
});

describe('the budget of a reference', () => {
  const withBudget = (budgetOre: number, spentOre: number) => ({
    reference: { ...reference, budgetOre, spentOre },
  });
  const named = { invoiceReferenceId: 7 };

  it('may be used up to the øre, and not beyond', () => {
    expect(decide(named, withBudget(100_00, 20_00))).toHaveProperty('accepted');
    expect(decide(named, withBudget(100_00, 20_01))).toEqual({
      refused: { code: 'BUDGET_EXCEEDED', leftOre: 79_99 },
    });
  });

  it('may be exceeded by somebody who knows', () => {
    const confirmed = { ...named, isBeyondBudget: true };
    expect(decide(confirmed, withBudget(100_00, 150_00))).toHaveProperty('accepted');
  });
});
