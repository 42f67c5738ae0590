import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '#testing/any-date.ts';
import { ticketStatus } from '#ticketing/tickets/ticket-status.rules.ts';
import { cancelTerms } from './cancel-order.rules.ts';
import { monthsCharged } from '#catalogue/products/charged-months.rules.ts';
import { endDatesFor } from './date-choices.rules.ts';

const terms = (start: string, today: string) => {
  const cancellation = cancelTerms(date(start), date(today));
  return cancellation && `${cancellation.by} until ${cancellation.until}`;
};

describe('until when an order can be taken back', () => {
  it('is the day before it begins, by cancelling it', () => {
    expect(terms('2026-04-01', '2026-03-03')).toBe('cancelling until 2026-03-31');
    expect(terms('2026-04-15', '2026-04-14')).toBe('cancelling until 2026-04-14');
  });

  it('is day 6 when it begins with the month at once, by ending it', () => {
    expect(terms('2026-03-01', '2026-03-03')).toBe('ending until 2026-03-06');
    expect(terms('2026-03-06', '2026-03-06')).toBe('ending until 2026-03-06');
  });

  it('is never when it begins at once later in the month', () => {
    expect(terms('2026-03-17', '2026-03-17')).toBeNull();
  });

  it('is true: on that day it can be taken back and then no month is charged', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5, max: 60 }), (today, days) => {
        const start = today.add({ days });
        const cancellation = cancelTerms(start, today);
        if (!cancellation || Temporal.PlainDate.compare(today, cancellation.until) > 0) return;
        const facts = { startDate: start, expirationDate: null, pendingThrough: null };
        const states = { isCancelled: false, isFailed: false, isAnonymised: false };
        const status = ticketStatus({ ...facts, ...states }, cancellation.until);
        expect(status).toBe(cancellation.by === 'cancelling' ? 'pending' : 'active');
        if (cancellation.by === 'cancelling') return;
        const [lastDay] = endDatesFor({ today: cancellation.until, increasedExpiry: false });
        if (!lastDay) throw new Error('an end is offered');
        const ended = { ...facts, expirationDate: lastDay, isHandedOut: false };
        expect(
          monthsCharged({ ...ended, endedOn: cancellation.until }, date('2040-01-01')),
        ).toEqual([]);
      }),
    );
  });
});
