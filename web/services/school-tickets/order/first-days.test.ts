import { describe, expect, it } from 'vitest';
import { quickStarts, startRange } from './first-days.ts';
import { yearOn } from './school-order-offer.ts';

const yearFrom = (firstStart: string, lastStart: string) => ({
  name: '',
  firstStart: Temporal.PlainDate.from(firstStart),
  lastStart: Temporal.PlainDate.from(lastStart),
  lastDay: Temporal.PlainDate.from(lastStart),
});
const running = yearFrom('2026-06-04', '2026-06-15');
const coming = yearFrom('2026-08-17', '2027-06-15');
const today = Temporal.PlainDate.from('2026-06-04');
const quickDays = (...years: ReturnType<typeof yearFrom>[]) => quickStarts(years).map(String);

describe('the first day of a school ticket', () => {
  it('is chosen among the next fourteen days', () => {
    const days = quickDays(coming);
    expect(days).toHaveLength(14);
    expect([days[0], days.at(-1)]).toEqual(['2026-08-17', '2026-08-30']);
  });

  it('is no later than the year allows, or the first day of the next one', () => {
    const days = quickDays(running, coming);
    expect(days).toHaveLength(13);
    expect([days[0], ...days.slice(-2)]).toEqual(['2026-06-04', '2026-06-15', '2026-08-17']);
  });

  it.each([
    ['2026-06-03', null],
    ['2026-06-04', running],
    ['2026-06-15', running],
    ['2026-06-16', null],
    ['2026-08-16', null],
    ['2026-08-17', coming],
    ['2027-06-15', coming],
    ['2027-06-16', null],
  ])('is of the year that it begins in: %s', (day, year) => {
    expect(yearOn([running, coming], Temporal.PlainDate.from(day))).toBe(year);
  });

  it('is within all years that may be ordered, and today where there is none', () => {
    const rangeOf = (...years: ReturnType<typeof yearFrom>[]) =>
      Object.values(startRange({ years, today })).map(String);
    expect(rangeOf(running, coming)).toEqual(['2026-06-04', '2027-06-15']);
    expect(rangeOf()).toEqual(['2026-06-04', '2026-06-04']);
  });
});
