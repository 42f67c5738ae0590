import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '#testing/any-date.ts';
import {
  endDatesFor,
  firstEndFrom,
  firstStartFrom,
  isEndDateOffered,
  isStartDateOffered,
  startDatesFor,
} from './date-choices.rules.ts';

const asText = (dates: readonly Temporal.PlainDate[]): string => dates.join(' ');
const starts = (today: string) =>
  asText(startDatesFor({ today: date(today), increasedExpiry: false }));
const ends = (today: string) => asText(endDatesFor({ today: date(today), increasedExpiry: false }));

describe('start choices (spec 2 §1, §5, §9)', () => {
  it('the current month can be ordered up to and including day 6', () => {
    const withThisMonth = '2026-03-01 2026-04-01 2026-05-01 2026-06-01 2026-07-01 2026-08-01';
    expect(starts('2026-03-01')).toBe(withThisMonth);
    expect(starts('2026-03-06')).toBe(withThisMonth);
  });

  it('from day 7 the first choice is the next month, and there are still six', () => {
    const fromNextMonth = '2026-04-01 2026-05-01 2026-06-01 2026-07-01 2026-08-01 2026-09-01';
    expect(starts('2026-03-07')).toBe(fromNextMonth);
    expect(starts('2026-03-31')).toBe(fromNextMonth);
  });

  it('they go on over the turn of the year', () => {
    expect(starts('2026-12-31').split(' ')[0]).toBe('2027-01-01');
    expect(starts('2026-11-06').split(' ').at(-1)).toBe('2027-04-01');
  });

  it('a company with increased expiry has 32', () => {
    const dates = startDatesFor({ today: date('2026-03-07'), increasedExpiry: true });
    expect([dates.length, asText(dates.slice(-1))]).toEqual([32, '2028-11-01']);
  });

  it('whatever the day, they are strictly ascending, without a gap, and all on the 1st', () => {
    fc.assert(
      fc.property(anyDate, fc.boolean(), (today, increasedExpiry) => {
        const dates = startDatesFor({ today, increasedExpiry });
        expect(dates).toHaveLength(increasedExpiry ? 32 : 6);
        expect(dates.filter((start) => start.day !== 1)).toEqual([]);
        const monthAfter = dates.map((start) => start.add({ months: 1 }));
        expect(asText(dates.slice(1))).toBe(asText(monthAfter.slice(0, -1)));
      }),
    );
  });
});

describe('whether a start is offered', () => {
  it('is whether it is one of the choices, whatever the day and the terms', () => {
    const near = fc.integer({ min: -40, max: 1_100 });
    fc.assert(
      fc.property(anyDate, near, fc.boolean(), fc.boolean(), (today, days, isFirst, long) => {
        const day = today.add({ days });
        const start = isFirst ? day.with({ day: 1 }) : day;
        const terms = { today, increasedExpiry: long, arbitraryDates: false };
        const isChoice = startDatesFor(terms).some((choice) => choice.equals(start));
        expect(isStartDateOffered(start, terms)).toBe(isChoice);
      }),
      { numRuns: 300 },
    );
  });
});

describe('end choices (spec 2 §1, §9)', () => {
  it('up to day 6 the current month need not be invoiced', () => {
    expect(ends('2026-03-06')).toBe('2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30');
  });

  it('from day 7 the first choice is the end of the current month, and the last 3 months ahead', () => {
    expect(ends('2026-03-07')).toBe('2026-03-31 2026-04-30 2026-05-31 2026-06-30');
  });

  it('February ends on the 29th in a leap year, and December is followed by January', () => {
    expect(ends('2028-03-01').split(' ')[0]).toBe('2028-02-29');
    expect(ends('2027-12-07')).toBe('2027-12-31 2028-01-31 2028-02-29 2028-03-31');
    expect(ends('2028-01-03').split(' ')[0]).toBe('2027-12-31');
  });

  it('a company with increased expiry has 32 and no limit of 3 months', () => {
    const dates = endDatesFor({ today: date('2026-03-06'), increasedExpiry: true });
    expect([dates.length, asText(dates.slice(-1))]).toEqual([32, '2028-09-30']);
  });

  it('whatever the day, they are strictly ascending, each the last of its month', () => {
    fc.assert(
      fc.property(anyDate, fc.boolean(), (today, increasedExpiry) => {
        const dates = endDatesFor({ today, increasedExpiry });
        expect(dates.filter((end) => end.day !== end.daysInMonth)).toEqual([]);
        const texts = dates.map(String);
        expect(texts).toEqual([...new Set(texts)].toSorted());
      }),
    );
  });

  it('ending at the first choice and starting at the first choice leaves no month between', () => {
    fc.assert(
      fc.property(anyDate, (today) => {
        const [end] = endDatesFor({ today, increasedExpiry: false });
        const [start] = startDatesFor({ today, increasedExpiry: false });
        expect(end?.add({ days: 1 }).toString()).toBe(start?.toString());
      }),
    );
  });
});

describe('the first start on or after a day', () => {
  it('is the first offered day, whatever the terms', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.integer({ min: -70, max: 250 }),
        fc.boolean(),
        (today, days, arbitraryDates) => {
          const terms = { today, increasedExpiry: false, arbitraryDates };
          const day = today.add({ days });
          let slow: Temporal.PlainDate | null = null;
          for (let ahead = 0; ahead <= 330 && !slow; ahead += 1) {
            const candidate = day.add({ days: ahead });
            if (isStartDateOffered(candidate, terms)) slow = candidate;
          }
          expect(firstStartFrom(day, terms)?.toString()).toBe(slow?.toString());
        },
      ),
    );
  });
});

describe('whether a date is offered', () => {
  const terms = { today: date('2026-03-07'), increasedExpiry: false };

  it.each([
    ['2026-03-01', false],
    ['2026-04-01', true],
    ['2026-04-02', false],
    ['2026-09-01', true],
    ['2026-10-01', false],
  ])('a ticket may start on %s: %s', (start, offered) => {
    expect(isStartDateOffered(date(start), { ...terms, arbitraryDates: false })).toBe(offered);
  });

  it('with arbitrary dates any day from today may be picked, and from day 7 none before', () => {
    const arbitrary = { ...terms, arbitraryDates: true };
    for (const isOffered of [isStartDateOffered, isEndDateOffered]) {
      expect(isOffered(date('2026-03-06'), arbitrary)).toBe(false);
      expect(isOffered(date('2026-03-07'), arbitrary)).toBe(true);
      expect(isOffered(date('2031-05-17'), arbitrary)).toBe(true);
    }
  });

  it('with arbitrary dates the current month can be started and left out until day 6, as without', () => {
    const arbitrary = { today: date('2026-03-06'), increasedExpiry: false, arbitraryDates: true };
    expect(isStartDateOffered(date('2026-03-01'), arbitrary)).toBe(true);
    expect(isStartDateOffered(date('2026-03-02'), arbitrary)).toBe(false);
    expect(isEndDateOffered(date('2026-02-28'), arbitrary)).toBe(true);
    expect(isEndDateOffered(date('2026-02-27'), arbitrary)).toBe(false);
    expect(isEndDateOffered(date('2026-03-05'), arbitrary)).toBe(false);
  });

  it('with arbitrary dates never less is offered than without', () => {
    fc.assert(
      fc.property(anyDate, fc.boolean(), fc.nat(31), (today, increasedExpiry, at) => {
        const arbitrary = { today, increasedExpiry, arbitraryDates: true };
        const start = startDatesFor(arbitrary).at(at);
        expect(!start || isStartDateOffered(start, arbitrary)).toBe(true);
        const end = endDatesFor(arbitrary).at(at);
        expect(!end || isEndDateOffered(end, arbitrary)).toBe(true);
      }),
    );
  });

  it('a ticket may be ended on one of the end choices alone', () => {
    const fixed = { ...terms, arbitraryDates: false };
    expect(isEndDateOffered(date('2026-06-30'), fixed)).toBe(true);
    expect(isEndDateOffered(date('2026-06-29'), fixed)).toBe(false);
    expect(isEndDateOffered(date('2026-07-31'), fixed)).toBe(false);
  });
});

describe('the first end from a day', () => {
  const terms = { today: date('2026-03-06'), increasedExpiry: false, arbitraryDates: false };
  it.each([
    ['2026-02-10', '2026-02-28'],
    ['2026-03-31', '2026-03-31'],
    ['2026-04-01', '2026-04-30'],
    ['2026-07-01', undefined],
  ])('%s is %s', (day, end) => {
    expect(firstEndFrom(date(day), terms)?.toString()).toBe(end);
  });
});
