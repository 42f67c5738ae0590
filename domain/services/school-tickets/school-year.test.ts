import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import {
  isSchoolStartOffered,
  orderableYears,
  type SchoolYear,
  schoolYearName,
  schoolYearOf,
  spanOfYear,
  startBounds,
  yearInForce,
} from './school-year.rules.ts';
import { anySchoolYears, schoolYear, yearsFrom } from './test-school-years.ts';
import { filterYears } from './year-filter.rules.ts';

const years = yearsFrom(2022, 2031);
const namesOf = (some: readonly SchoolYear[]) => some.map(schoolYearName);
const nameOf = (year: SchoolYear | null) => year && schoolYearName(year);

/** Every day of 2024 to 2030 as text, counted without Temporal. */
const everyDay = Array.from({ length: 2557 }, (_, days) =>
  new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10),
);
/** The day as a rule written by hand looks at it. */
const partsOf = (text: string) => ({ year: Number(text.slice(0, 4)), monthDay: text.slice(5) });
const named = (...from: number[]) => from.map((year) => `${year}/${year + 1}`);

describe('every day of 2024 to 2030 by rules on the text of the day', () => {
  it('ends with the last day of 2030', () => {
    expect([everyDay[0], everyDay[59], everyDay.at(-1)]).toEqual([
      '2024-01-01',
      '2024-02-29',
      '2030-12-31',
    ]);
  });

  it('has in force the year whose latest start, 15 June, has not passed', () => {
    for (const text of everyDay) {
      const { year, monthDay } = partsOf(text);
      const [expected] = named(monthDay <= '06-15' ? year - 1 : year);
      expect([text, nameOf(yearInForce(years, date(text)))]).toEqual([text, expected]);
    }
  });

  it('may be ordered for: the year in force, and from 1 May the next one', () => {
    for (const text of everyDay) {
      const { year, monthDay } = partsOf(text);
      const expected = [
        ...(monthDay <= '06-15' ? named(year - 1) : []),
        ...(monthDay >= '05-01' ? named(year) : []),
      ];
      expect([text, namesOf(orderableYears(years, date(text)))]).toEqual([text, expected]);
    }
  });

  it('offers starts from the later of the day and 20 August to 15 June (spec 3 §5)', () => {
    for (const text of everyDay) {
      const today = date(text);
      for (const year of orderableYears(years, today)) {
        const begins = `${year.firstStart.year}-08-20`;
        const { first, last } = startBounds(year, today);
        expect([text, first.toString()]).toEqual([text, text > begins ? text : begins]);
        expect(last.toString()).toBe(`${year.firstStart.year + 1}-06-15`);
      }
    }
  });

  it('offers no other start, around each bound', () => {
    const bounds = ['04-30', '05-01', '06-14', '06-15', '06-16', '08-19', '08-20', '12-31'];
    for (const text of everyDay.filter((day) => bounds.includes(partsOf(day).monthDay))) {
      const today = date(text);
      const { year, monthDay } = partsOf(text);
      const turns = [year, year + 1].flatMap((one) => bounds.map((day) => `${one}-${day}`));
      const starts = [`${year - 1}-09-01`, text, ...turns, `${year + 2}-01-10`];
      const expected = starts.filter((start) => {
        // Lexical order is the order of days.
        const isOfThis = start <= `${year}-06-15`;
        const isOfNext =
          monthDay >= '05-01' && start >= `${year}-08-20` && start <= `${year + 1}-06-15`;
        return start >= text && (isOfThis || isOfNext);
      });
      const offered = starts.filter((start) => isSchoolStartOffered(years, date(start), today));
      expect([text, offered]).toEqual([text, expected]);
    }
  });

  it('begins a ticket that ends on 30 June of its year, whose end an undo gives back', () => {
    for (const text of everyDay) {
      const { year, monthDay } = partsOf(text);
      const first = monthDay <= '06-30' ? year - 1 : year;
      const ofTicket = schoolYearOf(years, { startDate: date(text) });
      expect([text, nameOf(ofTicket), ofTicket?.lastDay.toString()]).toEqual([
        text,
        ...named(first),
        `${first + 1}-06-30`,
      ]);
    }
  });

  it('offers in the filter the previous year and, from July onward, the current year', () => {
    for (const text of everyDay) {
      const { year, monthDay } = partsOf(text);
      const expected = [...(monthDay >= '07-01' ? named(year) : []), ...named(year - 1)];
      const offered = filterYears(years, { today: date(text), hasTickets: () => false });
      expect([text, namesOf(offered)]).toEqual([text, expected]);
    }
  });
});

describe('years with tickets', () => {
  it('are offered in the filter too: what is ordered in May is seen in May', () => {
    const withTickets = (...first: number[]) =>
      filterYears(years, {
        today: date('2026-05-02'),
        hasTickets: ({ firstStart }) => first.includes(firstStart.year),
      });
    expect(namesOf(withTickets(2026))).toEqual(named(2026, 2025));
    expect(namesOf(withTickets(2023, 2025))).toEqual(named(2025, 2023));
  });
});

describe('a year that opens late', () => {
  it('may be ordered all the same once the one before it can begin no more', () => {
    const late = [schoolYear(2025), { ...schoolYear(2026), opensOn: date('2026-08-01') }];
    expect(namesOf(orderableYears(late, date('2026-06-15')))).toEqual(named(2025));
    expect(namesOf(orderableYears(late, date('2026-06-16')))).toEqual(named(2026));
  });
});

describe('years that are not known', () => {
  it('leave nothing in force before the first one opens and after the last one', () => {
    const [only] = [schoolYear(2026)];
    expect(yearInForce([only], date('2026-04-30'))).toBeNull();
    expect(yearInForce([only], date('2026-05-01'))).toBe(only);
    expect(yearInForce([only], date('2027-06-16'))).toBeNull();
    expect(orderableYears([only], date('2026-04-30'))).toEqual([]);
    expect(yearInForce([], date('2026-05-01'))).toBeNull();
  });

  it('have no tickets after the last one', () => {
    expect(schoolYearOf([schoolYear(2026)], { startDate: date('2027-07-01') })).toBeNull();
  });
});

/** Years by the number of a day. */
type Calendar = ReadonlyMap<number, SchoolYear>;

const numberOf = (day: Temporal.PlainDate): number => Date.parse(day.toString()) / 86_400_000;

/** The first year that is met on the way from a day, one day at a time. */
function walk(from: Temporal.PlainDate, step: 1 | -1, calendar: Calendar): SchoolYear | null {
  let day = numberOf(from);
  for (let steps = 0; steps < 800; steps += 1, day += step) {
    const year = calendar.get(day);
    if (year) return year;
  }
  return null;
}

describe('the years of any operator, walked day by day', () => {
  const anyDay = fc.integer({ min: 0, max: 1_700 }).map((days) => date('2024-03-01').add({ days }));
  const comes = (some: readonly SchoolYear[], which: keyof SchoolYear): Calendar =>
    new Map(some.map((year) => [numberOf(year[which]), year]));

  it('a ticket belongs to the year whose last day comes next', () => {
    fc.assert(
      fc.property(anySchoolYears, anyDay, (some, startDate) => {
        expect(schoolYearOf(some, { startDate })).toBe(walk(startDate, 1, comes(some, 'lastDay')));
      }),
    );
  });

  it('the first days of the tickets of a year are those for which it is their year', () => {
    fc.assert(
      fc.property(anySchoolYears, anyDay, (some, startDate) => {
        const matches = some.filter(({ firstStart }) => {
          const span = spanOfYear(some, firstStart.year);
          const { compare } = Temporal.PlainDate;
          return (
            span &&
            compare(startDate, span.through) <= 0 &&
            (span.after === null || compare(span.after, startDate) < 0)
          );
        });
        expect(matches).toEqual([schoolYearOf(some, { startDate })].filter((one) => one !== null));
        expect(spanOfYear(some, 2040)).toBeNull();
      }),
    );
  });

  it('in force is the year whose latest start comes next, the first one when it has opened', () => {
    fc.assert(
      fc.property(anySchoolYears, anyDay, (some, on) => {
        const next = walk(on, 1, comes(some, 'latestStart'));
        const hasBefore = walk(on, -1, comes(some, 'latestStart')) !== null;
        const hasOpened = next && walk(on, -1, comes([next], 'opensOn')) !== null;
        expect(yearInForce(some, on)).toBe(hasBefore || hasOpened ? next : null);
      }),
    );
  });

  it('a start is offered when a year that may be ordered has it, of today or later', () => {
    const later = fc.integer({ min: -40, max: 600 });
    fc.assert(
      fc.property(anySchoolYears, anyDay, later, (some, today, days) => {
        const start = today.add({ days });
        const starting = some.find(
          (year) =>
            walk(start, -1, comes([year], 'firstStart')) &&
            walk(start, 1, comes([year], 'latestStart')),
        );
        const isOpen =
          starting &&
          (walk(today, -1, comes([starting], 'opensOn')) || yearInForce(some, today) === starting);
        expect(isSchoolStartOffered(some, start, today)).toBe(days >= 0 && Boolean(isOpen));
      }),
    );
  });
});
