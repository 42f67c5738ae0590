import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { companyTicketRules, type TicketTerms } from './company-ticket.rules.ts';

const today = date('2026-03-15');
const terms: TicketTerms = {
  increasedExpiry: false,
  arbitraryDates: false,
  subtype: 'SUBSCRIPTIONS',
  endDate: null,
  awaitsSignature: false,
  isDeleted: false,
};
const ticket = {
  status: 'active',
  expirationDate: null,
  hasPickupCode: true,
  downloadedToPhone: false,
  endedOn: null,
  isContinued: false,
  agreementId: 7,
  medium: 'phone',
  cardId: null,
  startDate: date('2026-01-01'),
} as const;
const rulesWith = (changed: Partial<TicketTerms> = {}, { on = today, isSupport = false } = {}) =>
  companyTicketRules({
    today: on,
    isSupport,
    subtypes: ['SUBSCRIPTIONS'],
    termsOf: () => ({ ...terms, ...changed }),
  });

describe('a ticket that runs until somebody ends it', () => {
  it('ends on one of the end choices, whatever became of its agreement', () => {
    const lastDay = date('2026-03-31');
    expect(rulesWith().refuseEnd(ticket, lastDay)).toBeNull();
    expect(rulesWith({ isDeleted: true }).refuseEnd(ticket, lastDay)).toBeNull();
    expect(rulesWith().refuseEnd(ticket, date('2026-03-20'))).toBe('END_DATE_NOT_OFFERED');
    expect(rulesWith({ arbitraryDates: true }).refuseEnd(ticket, date('2026-03-20'))).toBeNull();
  });

  it('ends once, and not before it has begun', () => {
    const lastDay = date('2026-03-31');
    const ended = { ...ticket, expirationDate: lastDay };
    expect(rulesWith().refuseEnd(ended, lastDay)).toBe('TICKET_NOT_ENDABLE');
    expect(rulesWith().refuseEnd({ ...ticket, status: 'pending' }, lastDay)).toBe(
      'TICKET_NOT_ENDABLE',
    );
  });

  it('gets another end by customer support, until the day of the end', () => {
    const ended = { ...ticket, expirationDate: date('2026-03-31'), endedOn: date('2026-03-01') };
    const free = { arbitraryDates: true };
    expect(rulesWith(free, { isSupport: true }).refuseEnd(ended, date('2026-03-20'))).toBeNull();
    for (const refused of [
      { ...ended, isContinued: true },
      { ...ended, status: 'expired', expirationDate: date('2026-03-14') } as const,
    ]) {
      expect(rulesWith(free, { isSupport: true }).refuseEnd(refused, date('2026-03-20'))).toBe(
        'TICKET_NOT_ENDABLE',
      );
    }
  });

  it('is continued the day after an end choice, while its agreement is valid', () => {
    const newStart = date('2026-04-01');
    expect(rulesWith().refuseContinuation(ticket, newStart)).toBeNull();
    expect(rulesWith().refuseContinuation(ticket, date('2026-04-02'))).toBe('END_DATE_NOT_OFFERED');
    for (const changed of [
      { isDeleted: true },
      { endDate: date('2026-03-31') },
      { awaitsSignature: true },
      { subtype: 'HOUSING_COOPERATIVE_AGREEMENT' },
    ]) {
      expect(rulesWith(changed).refuseContinuation(ticket, newStart)).toBe('AGREEMENT_NOT_VALID');
    }
    expect(rulesWith().refuseContinuation({ ...ticket, status: 'pending' }, newStart)).toBe(
      'TICKET_NOT_CHANGEABLE',
    );
  });

  it('is continued from its first day at the earliest, where the last month can be left out', () => {
    const rules = rulesWith({ arbitraryDates: true }, { on: date('2026-03-05') });
    const startsOn = (start: string) => ({ ...ticket, startDate: date(start) });
    const firstOfMonth = date('2026-03-01');
    expect(rules.refuseContinuation(startsOn('2026-03-01'), firstOfMonth)).toBeNull();
    expect(rules.refuseContinuation(startsOn('2026-03-03'), firstOfMonth)).toBe(
      'END_DATE_NOT_OFFERED',
    );
  });

  it('has no end by rule, and its end is undone on the day on which it was set', () => {
    const ended = { ...ticket, expirationDate: date('2026-03-31'), endedOn: today };
    const actionsOn = (on: Temporal.PlainDate) => [...rulesWith({}, { on }).actions(ended)];
    expect(rulesWith().endByRule(1)).toBeNull();
    expect(actionsOn(today)).toEqual(['resend-pickup-code', 'undo-end']);
    expect(actionsOn(today.add({ days: 1 }))).toEqual(['resend-pickup-code']);
  });

  it('is valid again on the same phone until its last day has passed (domain: Way back)', () => {
    const mayReopen = (lastDay: string, isOnSameMedium = true) =>
      rulesWith().mayReopen({ id: 1, lastDay: date(lastDay), cardId: null, isOnSameMedium });
    expect(mayReopen('2026-03-15')).toBe(true);
    expect(mayReopen('2026-03-14')).toBe(false);
    expect(mayReopen('2026-03-15', false)).toBe(false);
  });

  it('is under the terms of its own agreement', () => {
    const rules = companyTicketRules({
      today,
      isSupport: false,
      subtypes: ['SUBSCRIPTIONS'],
      termsOf: (agreementId) => ({ ...terms, isDeleted: agreementId === 7 }),
    });
    const newStart = date('2026-04-01');
    expect(rules.refuseContinuation(ticket, newStart)).toBe('AGREEMENT_NOT_VALID');
    expect(rules.refuseContinuation({ ...ticket, agreementId: 8 }, newStart)).toBeNull();
  });
});
