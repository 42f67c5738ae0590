import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoicingIntervals } from '#customers/agreements/invoicing-interval.ts';
import { anyDate, date } from '#testing/any-date.ts';
import { firstOfMonth } from '#platform/time/month.rules.ts';
import {
  billedThrough,
  closableDays,
  closableMonths,
  lastClosableMonth,
  monthPeriod,
  nextClosing,
} from './billing-period.rules.ts';
import {
  slowlyBilledThrough,
  slowlyClosableMonth,
  slowlyClosableMonths,
} from './test-slow-periods.ts';

describe('a month of monthly services', () => {
  it('is open until the 6th of the next one is over, and closed from the 7th', () => {
    expect(lastClosableMonth(date('2026-03-06')).toString()).toBe('2026-01-01');
    expect(lastClosableMonth(date('2026-03-07')).toString()).toBe('2026-02-01');
    expect(lastClosableMonth(date('2027-01-07')).toString()).toBe('2026-12-01');
  });

  it('that can still change is invoiced next, from the 7th after it', () => {
    const next = (today: string) => {
      const { month, day } = nextClosing(date(today));
      return [month.toString(), day.toString()];
    };
    expect(next('2026-03-06')).toEqual(['2026-02-01', '2026-03-07']);
    expect(next('2026-03-07')).toEqual(['2026-03-01', '2026-04-07']);
    expect(next('2026-12-31')).toEqual(['2026-12-01', '2027-01-07']);
  });

  it('that was missed is closed with the next, however long nothing ran', () => {
    const months = (today: string, first = '2026-01-01') =>
      closableMonths(date(first), date(today)).map(String);
    expect(months('2026-03-07')).toEqual(['2026-01-01', '2026-02-01']);
    expect(months('2026-04-06')).toEqual(['2026-01-01', '2026-02-01']);
    expect(months('2026-06-07')).toEqual(
      ['01', '02', '03', '04', '05'].map((month) => `2026-${month}-01`),
    );
    expect(months('2027-03-07', '2026-12-01')).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
  });

  it('before the first one of the operator is never closed', () => {
    expect(closableMonths(date('2026-04-01'), date('2026-05-06'))).toEqual([]);
    expect(closableMonths(date('2026-04-01'), date('2026-05-07')).map(String)).toEqual([
      '2026-04-01',
    ]);
    expect(closableMonths(date('2030-01-01'), date('2026-05-07'))).toEqual([]);
  });
});

it.each([
  ['2026-02-01', '2026-02-28'],
  ['2028-02-01', '2028-02-29'],
  ['2026-12-01', '2026-12-31'],
])('the period of a month is from %s to %s', (first, last) => {
  expect(monthPeriod(date(first))).toEqual({ start: date(first), end: date(last) });
});

it.each([
  ['2026-03-01', '2026-03-10'],
  ['2026-03-10', '2026-03-10'],
  ['2026-03-11', null],
  ['2026-04-01', null],
])('days that are over are closed on 11 March, from %s to %s', (first, last) => {
  const period = last === null ? null : { start: date(first), end: date(last) };
  expect(closableDays(date(first), date('2026-03-11'))).toEqual(period);
});

describe('what an interval bills', () => {
  const through = (interval: (typeof invoicingIntervals)[number], today: string) => {
    const { month, day } = billedThrough[interval](date(today));
    return `${month} ${day}`;
  };

  it.each([
    ['MONTHLY_AT_END', '2026-03-06', '2026-01-01 2026-01-31'],
    ['MONTHLY_AT_END', '2026-03-07', '2026-02-01 2026-02-28'],
    ['OTHER', '2026-03-07', '2026-02-01 2026-02-28'],
    ['DAILY', '2026-03-07', '2026-02-01 2026-03-06'],
    ['WEEKLY', '2026-03-08', '2026-01-01 2026-03-01'],
    ['WEEKLY', '2026-03-09', '2026-02-01 2026-03-08'],
    ['QUARTERLY', '2026-03-31', '2025-12-01 2025-12-31'],
    ['QUARTERLY', '2026-04-06', '2025-12-01 2025-12-31'],
    ['QUARTERLY', '2026-04-07', '2026-03-01 2026-03-31'],
    ['ANNUALLY', '2026-12-31', '2025-12-01 2025-12-31'],
    ['ANNUALLY', '2027-01-07', '2026-12-01 2026-12-31'],
  ] as const)('%s on %s: months and days through %s', (interval, today, expected) => {
    expect(through(interval, today)).toBe(expected);
  });

  it('is the same by a second way, which walks day by day, on any day', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...invoicingIntervals), (today, interval) => {
        expect(lastClosableMonth(today)).toEqual(slowlyClosableMonth(today));
        expect(billedThrough[interval](today)).toEqual(slowlyBilledThrough(interval, today));
        const first = firstOfMonth(today).subtract({ months: 14 });
        expect(closableMonths(first, today)).toEqual(slowlyClosableMonths(first, today));
      }),
      { numRuns: 60 },
    );
  });

  it('never goes back from one day to the next', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...invoicingIntervals), (today, interval) => {
        const [before, after] = [today.subtract({ days: 1 }), today].map(billedThrough[interval]);
        if (!before || !after) throw new Error('no days');
        expect(Temporal.PlainDate.compare(before.month, after.month)).toBeLessThanOrEqual(0);
        expect(Temporal.PlainDate.compare(before.day, after.day)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
