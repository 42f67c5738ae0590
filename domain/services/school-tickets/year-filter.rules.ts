import type { SchoolYear } from './school-year.rules.ts';

/** From this month on the year that begins in the calendar year is offered. */
const firstMonthOfCurrent = 7;

/**
 * The years that the filter of the overview offers, the newest first: "the previous year and, from July onward, the
 * current year" (spec 3 §2), where a school year goes by the calendar year in which it begins, and every year that has
 * tickets: else what is ordered in May would be seen in July (domain: School ticket).
 */
export function filterYears(
  years: readonly SchoolYear[],
  {
    today,
    hasTickets,
  }: { readonly today: Temporal.PlainDate; readonly hasTickets: (year: SchoolYear) => boolean },
): SchoolYear[] {
  const isOffered = (year: SchoolYear): boolean =>
    year.firstStart.year === today.year - 1 ||
    (year.firstStart.year === today.year && today.month >= firstMonthOfCurrent);
  return years
    .filter((year) => isOffered(year) || hasTickets(year))
    .toSorted((one, other) => Temporal.PlainDate.compare(other.firstStart, one.firstStart));
}
