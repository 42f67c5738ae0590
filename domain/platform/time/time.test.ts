import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '#testing/any-date.ts';
import { businessDayOf } from './business-day.rules.ts';
import { inForce } from './in-force.rules.ts';
import { firstOfMonth, lastOfMonth, monthsFrom } from './month.rules.ts';

describe('the business day is a calendar day in Oslo', () => {
  it.each([
    ['2026-01-31T22:59:59Z', '2026-01-31', 'winter, a second before midnight'],
    ['2026-01-31T23:00:00Z', '2026-02-01', 'winter, midnight'],
    ['2026-06-30T21:59:59Z', '2026-06-30', 'summer, a second before midnight'],
    ['2026-06-30T22:00:00Z', '2026-07-01', 'summer, midnight'],
    ['2026-03-28T23:00:00Z', '2026-03-29', 'the night in which summer time begins'],
    ['2026-03-29T21:59:59Z', '2026-03-29', 'the day of 23 hours ends'],
    ['2026-03-29T22:00:00Z', '2026-03-30', 'the day after it begins'],
    ['2026-10-24T22:00:00Z', '2026-10-25', 'the night in which summer time ends'],
    ['2026-10-25T22:59:59Z', '2026-10-25', 'the day of 25 hours ends'],
    ['2028-02-28T23:30:00Z', '2028-02-29', 'a leap day'],
  ])('%s is %s (%s)', (moment, day) => {
    expect(businessDayOf(Temporal.Instant.from(moment)).toString()).toBe(day);
  });
});

describe('a month', () => {
  it.each([
    ['2026-02-14', '2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('of %s goes from %s to %s', (day, first, last) => {
    expect(firstOfMonth(date(day)).toString()).toBe(first);
    expect(lastOfMonth(date(day)).toString()).toBe(last);
  });

  it('ends the day before the next one begins', () => {
    fc.assert(
      fc.property(anyDate, (day) => {
        const next = lastOfMonth(day).add({ days: 1 });
        expect(next.toString()).toBe(firstOfMonth(day).add({ months: 1 }).toString());
      }),
    );
  });

  it('follows the month before it in a row of months that has both ends', () => {
    const row = monthsFrom(date('2025-11-30'), date('2026-02-01')).map(String);
    expect(row).toEqual(['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01']);
    expect(monthsFrom(date('2026-02-01'), date('2026-02-28')).map(String)).toEqual(['2026-02-01']);
    expect(monthsFrom(date('2026-02-01'), date('2026-01-31'))).toEqual([]);
  });
});

describe('what is in force on a day', () => {
  const rows = ['2026-04-01', '2024-01-28', '2025-01-01'].map((day) => ({ validFrom: date(day) }));
  const validFromOn = (day: string) => inForce(rows, date(day))?.validFrom.toString() ?? null;

  it('is the newest that has begun, and nothing before the first', () => {
    expect(validFromOn('2024-01-27')).toBeNull();
    expect(validFromOn('2024-01-28')).toBe('2024-01-28');
    expect(validFromOn('2026-03-31')).toBe('2025-01-01');
    expect(validFromOn('2026-04-01')).toBe('2026-04-01');
  });
});
