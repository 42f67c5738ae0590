import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '#testing/any-date.ts';
import { chargeIn, effectOnMonths, lastSafeDay, type PricedTicket } from './change-effect.rules.ts';
import { immediateContinuation } from '#tickets/continued-ticket.rules.ts';
import { isEndDateOffered } from './date-choices.rules.ts';

const ticket = (start: string, end: string | null, ore = 100_000): PricedTicket => ({
  startDate: date(start),
  expirationDate: end === null ? null : date(end),
  priceIn: () => ore,
});
const effect = (before: PricedTicket, after: PricedTicket[], today: string) =>
  effectOnMonths({ before: [before], after }, date(today)).map((one) => [
    one.month.toString(),
    one.before,
    one.after,
  ]);

describe('what a change does to this month and the next', () => {
  it('a ticket ended with the last month is not invoiced any more', () => {
    const open = ticket('2025-01-01', null);
    expect(effect(open, [ticket('2025-01-01', '2026-02-28')], '2026-03-06')).toEqual([
      ['2026-03-01', 100_000, 0],
      ['2026-04-01', 100_000, 0],
    ]);
  });

  it('a ticket ended with this month is invoiced for it, and not for the next', () => {
    const open = ticket('2025-01-01', null);
    expect(effect(open, [ticket('2025-01-01', '2026-03-31')], '2026-03-20')).toEqual([
      ['2026-03-01', 100_000, 100_000],
      ['2026-04-01', 100_000, 0],
    ]);
  });

  it('new zones cost their price from the month in which they begin', () => {
    const open = ticket('2025-01-01', null);
    const after = [ticket('2025-01-01', '2026-03-31'), ticket('2026-04-01', null, 150_000)];
    expect(effect(open, after, '2026-03-20')).toEqual([
      ['2026-03-01', 100_000, 100_000],
      ['2026-04-01', 100_000, 150_000],
    ]);
  });

  it('new zones from within a month cost their price from the month after', () => {
    const open = ticket('2025-01-01', null);
    const after = [ticket('2025-01-01', '2026-03-20'), ticket('2026-03-21', null, 150_000)];
    expect(effect(open, after, '2026-03-20')[0]).toEqual(['2026-03-01', 100_000, 100_000]);
  });

  it('a pending ticket that is cancelled costs nothing', () => {
    expect(effect(ticket('2026-04-01', null), [], '2026-03-20')).toEqual([
      ['2026-03-01', 0, 0],
      ['2026-04-01', 100_000, 0],
    ]);
  });

  it('says so when no price is on file', () => {
    const unpriced = { ...ticket('2025-01-01', null), priceIn: () => null };
    expect(chargeIn([unpriced], date('2026-03-01'))).toBeNull();
  });

  it('a ticket that is sent again costs the same, whatever the days', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (startDate, today) => {
        const open = { ...ticket('2026-01-01', null), startDate };
        const { lastDay, newStart } = immediateContinuation(open, today);
        const after = [
          { ...open, expirationDate: lastDay },
          { ...open, startDate: newStart },
        ];
        for (const month of effectOnMonths({ before: [open], after }, today)) {
          expect(month.after).toBe(month.before);
        }
      }),
    );
  });
});

describe('the last safe day to change one’s mind (spec 2 §1)', () => {
  it('is the 6th of the month with which the new zones begin', () => {
    expect(lastSafeDay(date('2026-04-01')).toString()).toBe('2026-04-06');
  });

  it('is the day before they begin, within a month', () => {
    expect(lastSafeDay(date('2026-04-15')).toString()).toBe('2026-04-14');
  });

  it('is the last on which they are pending, or their first day can be given back to the old ones', () => {
    fc.assert(
      fc.property(anyDate, fc.boolean(), (start, arbitraryDates) => {
        const dayBefore = start.subtract({ days: 1 });
        const isSafe = (today: Temporal.PlainDate) =>
          Temporal.PlainDate.compare(today, start) < 0 ||
          isEndDateOffered(dayBefore, { today, increasedExpiry: false, arbitraryDates });
        const safe = lastSafeDay(start);
        expect(isSafe(safe)).toBe(true);
        expect(isSafe(safe.add({ days: 1 }))).toBe(false);
      }),
    );
  });
});
