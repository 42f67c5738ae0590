import { describe, expect, it } from 'vitest';
import { tenantOf } from '#platform/tenants/tenants.ts';
import { date } from '#testing/any-date.ts';
import type { RuledTicket, SharedTicketAction } from '#ticketing/tickets/ticket-rules.ts';
import type { PupilCard } from './allowed-actions.rules.ts';
import { schoolTicketRules } from './school-ticket.rules.ts';

const today = date('2026-03-18');
const yearEnd = date('2026-06-30');
const cards: Readonly<Record<number, PupilCard>> = {
  1: { state: 'CREATED', origin: 'existing', isReplacement: false, bridgedThrough: null },
  2: { state: 'REQUESTED', origin: 'new', isReplacement: false, bridgedThrough: null },
  3: { state: 'CANCELLED', origin: 'new', isReplacement: false, bridgedThrough: null },
};
const rulesFor = (isSupport = false) =>
  schoolTicketRules({
    today,
    isSupport,
    offers: tenantOf('ruter').offers,
    cardOf: (cardId) => cards[cardId ?? 0] ?? null,
    endByRule: () => yearEnd,
  });

const ticket: RuledTicket = {
  agreementId: 1,
  medium: 'phone',
  cardId: null,
  status: 'active',
  startDate: date('2025-08-20'),
  expirationDate: yearEnd,
  endedOn: null,
  isContinued: false,
  hasPickupCode: true,
  downloadedToPhone: true,
};
const shared = ['cancel-pending-ticket', 'end-ticket', 'undo-end', 'resend-pickup-code'] as const;
const actionsOf = (rest: Partial<RuledTicket>, isSupport = false): SharedTicketAction[] =>
  shared.filter((action) =>
    rulesFor(isSupport)
      .actions({ ...ticket, ...rest })
      .has(action),
  );

describe('the rules of school tickets', () => {
  it.each<[string, Partial<RuledTicket>, SharedTicketAction[]]>([
    ['that runs on a phone', {}, ['end-ticket']],
    ['whose code waits', { downloadedToPhone: false }, ['end-ticket', 'resend-pickup-code']],
    ['that is pending', { status: 'pending' }, ['cancel-pending-ticket']],
    ['on a card', { medium: 'card', cardId: 1, hasPickupCode: false }, ['end-ticket']],
    ['on a card to make', { medium: 'card', cardId: 2 }, ['cancel-pending-ticket']],
    ['that is over', { status: 'expired' }, []],
    ['on paper, which no pupil has', { medium: 'paper' }, []],
  ])('offer of one %s: %s', (_situation, rest, expected) => {
    expect(actionsOf(rest)).toEqual(expected);
  });

  it('undo an end on its day; customer support until the end itself', () => {
    const ended = { expirationDate: date('2026-04-10'), endedOn: today };
    const yesterday = { ...ended, endedOn: today.subtract({ days: 1 }) };
    expect(actionsOf(ended)).toContain('undo-end');
    expect(actionsOf(yesterday)).not.toContain('undo-end');
    expect(actionsOf(yesterday, true)).toContain('undo-end');
    expect(rulesFor().endByRule(1)).toEqual(yearEnd);
  });

  it('do not undo the end of the school year, which nobody has set', () => {
    expect(actionsOf({}, true)).not.toContain('undo-end');
  });

  it.each([
    ['2026-03-17', 'END_DATE_NOT_OFFERED'],
    ['2026-03-18', null],
    ['2026-06-30', null],
    ['2026-07-01', 'END_DATE_NOT_OFFERED'],
  ])('end not before today and not after the current expiry (spec 3 §5): %s', (day, expected) => {
    for (const isSupport of [false, true]) {
      expect(rulesFor(isSupport).refuseEnd(ticket, date(day))).toBe(expected);
    }
  });

  it('end only what is allowed', () => {
    const pending = { ...ticket, status: 'pending' } as const;
    expect(rulesFor().refuseEnd(pending, yearEnd)).toBe('TICKET_NOT_ENDABLE');
    const onPaper = { ...ticket, medium: 'paper' } as const;
    expect(rulesFor().refuseEnd(onPaper, yearEnd)).toBe('TICKET_NOT_ENDABLE');
  });

  it('open the ticket before again until its last day, unless its card was cancelled', () => {
    const previous = { id: 1, lastDay: today, cardId: null, isOnSameMedium: false };
    const { mayReopen } = rulesFor();
    expect(mayReopen(previous)).toBe(true);
    expect(mayReopen({ ...previous, cardId: 1 })).toBe(true);
    expect(mayReopen({ ...previous, cardId: 3 })).toBe(false);
    expect(mayReopen({ ...previous, lastDay: today.subtract({ days: 1 }) })).toBe(false);
  });
});
