import {
  orderableYears,
  type SchoolYear,
  spanOfYear,
  type YearSpan,
} from '#services/school-tickets/school-year.rules.ts';

/** Pupils of a year are known for so long after it has ended (domain: People’s data). */
const monthsKnown = 3;

/** The year that schools go over to, and the first days of the tickets of both. */
export type RolloverYear = {
  readonly year: SchoolYear;
  readonly running: YearSpan;
  readonly coming: YearSpan;
};

const { compare } = Temporal.PlainDate;

/** A year that is known, with the one before it; null for the first one, as nobody has tickets of the one before. */
export function rolloverYearOf(
  years: readonly SchoolYear[],
  beginsIn: number,
): RolloverYear | null {
  const year = years.find(({ firstStart }) => firstStart.year === beginsIn);
  const running = spanOfYear(years, beginsIn - 1);
  const coming = spanOfYear(years, beginsIn);
  return year && running && coming ? { year, running, coming } : null;
}

/** The year to go over to on a day: from its opening until nobody knows the pupils of the year before any more. */
export function rolloverYear(
  years: readonly SchoolYear[],
  today: Temporal.PlainDate,
): RolloverYear | null {
  const newest = orderableYears(years, today).at(-1);
  const followingYear = newest ? rolloverYearOf(years, newest.firstStart.year) : null;
  if (!followingYear) return null;
  const knownThrough = followingYear.running.through.add({ months: monthsKnown });
  return compare(today, knownThrough) <= 0 ? followingYear : null;
}

/** When the next year opens; null when none is known. */
export const nextOpening = (
  years: readonly SchoolYear[],
  today: Temporal.PlainDate,
): Temporal.PlainDate | null =>
  years
    .map(({ opensOn }) => opensOn)
    .filter((opensOn) => compare(opensOn, today) > 0)
    .toSorted(compare)[0] ?? null;
