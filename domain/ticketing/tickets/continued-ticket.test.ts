import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '#testing/any-date.ts';
import {
  continuationFromNextMonth,
  continuationWithNewZones,
  immediateContinuation,
  mayContinueFrom,
} from './continued-ticket.rules.ts';

describe('a ticket that goes on as another', () => {
  it('has new zones from the day after the last day with the old ones', () => {
    expect(continuationWithNewZones(date('2026-02-28')).newStart.toString()).toBe('2026-03-01');
    expect(continuationWithNewZones(date('2028-02-28')).newStart.toString()).toBe('2028-02-29');
  });

  it('is valid from today when it is sent again, and the old one no longer', () => {
    const { lastDay, newStart } = immediateContinuation(
      { startDate: date('2026-01-01') },
      date('2026-03-15'),
    );
    expect([lastDay.toString(), newStart.toString()]).toEqual(['2026-03-14', '2026-03-15']);
  });

  it('begins when the old one would have, if that is still to come', () => {
    const { lastDay, newStart } = immediateContinuation(
      { startDate: date('2026-04-01') },
      date('2026-03-15'),
    );
    expect([lastDay.toString(), newStart.toString()]).toEqual(['2026-03-31', '2026-04-01']);
  });

  it.each([
    ['2026-01-01', '2026-03-15', '2026-03-31', '2026-04-01'],
    ['2026-01-01', '2026-12-01', '2026-12-31', '2027-01-01'],
    ['2026-04-01', '2026-03-31', '2026-03-31', '2026-04-01'],
    ['2026-05-01', '2026-03-15', '2026-04-30', '2026-05-01'],
  ])(
    'from the next 1st, of a ticket from %s on %s: until %s, from %s',
    (start, day, last, next) => {
      const { lastDay, newStart } = continuationFromNextMonth(
        { startDate: date(start) },
        date(day),
      );
      expect([lastDay.toString(), newStart.toString()]).toEqual([last, next]);
    },
  );

  it('leaves no day without a ticket and none with two', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (startDate, today) => {
        const { lastDay, newStart } = immediateContinuation({ startDate }, today);
        expect(lastDay.add({ days: 1 }).equals(newStart)).toBe(true);
        expect(Temporal.PlainDate.compare(newStart, today)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    ['2026-03-14', false],
    ['2026-03-15', true],
    [null, true],
  ])('from a day on needs one that is left on that day: until %s, %s', (lastDay, may) => {
    const expirationDate = lastDay === null ? null : date(lastDay);
    const ticket = { status: 'active', expirationDate, endedOn: null, isContinued: false } as const;
    expect(mayContinueFrom(ticket, date('2026-03-15'))).toBe(may);
    expect(mayContinueFrom({ ...ticket, status: 'pending' }, date('2026-03-15'))).toBe(may);
    expect(mayContinueFrom({ ...ticket, isContinued: true }, date('2026-03-15'))).toBe(false);
    for (const status of ['expired', 'cancelled', 'failed', 'anonymised'] as const)
      expect(mayContinueFrom({ ...ticket, status }, date('2026-03-15'))).toBe(false);
  });
});
