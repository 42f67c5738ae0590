import { describe, expect, it } from 'vitest';
import {
  decideSubscription,
  type SubscriptionAgreement,
  type SubscriptionFacts,
} from './decide-subscription.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const agreement: SubscriptionAgreement = {
  subtype: 'SUBSCRIPTIONS',
  endDate: null,
  awaitsSignature: false,
  isDeleted: false,
  service: 'company-tickets',
  increasedExpiry: false,
  arbitraryDates: false,
};
type Facts = SubscriptionFacts<SubscriptionAgreement>;
const facts: Facts = {
  today: day('2026-03-06'),
  agreement,
  isMobile: true,
  isSold: () => true,
  heldEntries: [],
};
const order = { type: 'JOULE', employeeId: '4711' } as const;
const decide = (changed: Partial<Facts>, startDate?: string) =>
  decideSubscription(
    { ...facts, ...changed },
    { ...order, ...(startDate && { startDate: day(startDate) }) },
  );
const startOf = (decision: ReturnType<typeof decide>) =>
  'refused' in decision ? decision.refused : decision.startDate.toString();

describe('an order of a subscription', () => {
  it('begins on the first day that is offered when it names none', () => {
    expect(startOf(decide({}))).toBe('2026-03-01');
    expect(startOf(decide({ today: day('2026-03-07') }))).toBe('2026-04-01');
  });

  it('begins on one of the days of a ticket', () => {
    expect(startOf(decide({}, '2026-08-01'))).toBe('2026-08-01');
    expect(startOf(decide({}, '2026-09-01'))).toBe('START_DATE_NOT_OFFERED');
    expect(startOf(decide({}, '2026-03-15'))).toBe('START_DATE_NOT_OFFERED');
    const arbitrary = { ...agreement, arbitraryDates: true };
    expect(startOf(decide({ agreement: arbitrary }, '2026-03-15'))).toBe('2026-03-15');
  });

  it('needs an agreement from which the user may order, valid on its first day', () => {
    const ended = { ...agreement, endDate: day('2026-03-31') };
    for (const gone of [undefined, { ...agreement, isDeleted: true }])
      expect(startOf(decide({ agreement: gone }))).toBe('AGREEMENT_NOT_FOUND');
    expect(startOf(decide({ agreement: { ...agreement, service: null } }))).toBe(
      'AGREEMENT_NOT_VALID',
    );
    expect(startOf(decide({ agreement: ended }, '2026-04-01'))).toBe('AGREEMENT_NOT_VALID');
    expect(startOf(decide({ agreement: ended }, '2026-03-01'))).toBe('2026-03-01');
  });

  it('needs a mobile phone, and a type that the operator sells', () => {
    expect(startOf(decide({ isMobile: false }))).toBe('PHONE_NOT_MOBILE');
    expect(startOf(decide({ isSold: () => false }))).toBe('SUBSCRIPTION_NOT_AVAILABLE');
  });

  it('needs an employee number of two characters, of a resident one (spec 2 §5)', () => {
    const short = { ...order, employeeId: '7' };
    expect(decideSubscription(facts, short)).toEqual({ refused: 'EMPLOYEE_ID_TOO_SHORT' });
    const housing = { subtype: 'HOUSING_COOPERATIVE_AGREEMENT', service: 'housing' } as const;
    const agreed = { ...facts, agreement: { ...agreement, ...housing } };
    expect(decideSubscription(agreed, short)).toMatchObject({ service: 'housing' });
  });

  it('is refused beside one of its type, and not beside another', () => {
    const heldEntry = (type: 'JOULE' | 'OTTO') => ({
      heldEntries: [{ type, status: 'pending' as const }],
    });
    expect(startOf(decide(heldEntry('JOULE')))).toBe('SUBSCRIPTION_ALREADY_HELD');
    expect(startOf(decide(heldEntry('OTTO')))).toBe('2026-03-01');
  });
});
