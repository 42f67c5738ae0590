/** What the operator allows one company with dates (domain: Company ticket). */
export type DateTerms = {
  readonly today: Temporal.PlainDate;
  /** 32 entries instead of 6, and no 3-month cap. */
  readonly increasedExpiry: boolean;
};

/** Administrators may act for the current month up to and including this day (spec 2 §1). */
export const lastDayForCurrentMonth = 6;
const entries = 6;
const entriesWithIncreasedExpiry = 32;
const monthsAhead = 3;

const months = (count: number): number[] => Array.from({ length: count }, (_, month) => month);
const firstOfMonth = (date: Temporal.PlainDate): Temporal.PlainDate => date.with({ day: 1 });
const lastOfMonth = (date: Temporal.PlainDate): Temporal.PlainDate =>
  date.with({ day: date.daysInMonth });

/**
 * The first of this month while today is the 6th or earlier, then the firsts of the coming months:
 * 6 entries, 32 with increased expiry (spec 2 §5, §9; domain: Start choices).
 */
export function startDatesFor({ today, increasedExpiry }: DateTerms): Temporal.PlainDate[] {
  const skipped = today.day <= lastDayForCurrentMonth ? 0 : 1;
  const count = increasedExpiry ? entriesWithIncreasedExpiry : entries;
  return months(count).map((month) => firstOfMonth(today).add({ months: month + skipped }));
}

/**
 * The last day of the previous month while today is the 6th or earlier, then the last days of this
 * and the coming months: at most 6 entries and 3 months ahead; 32 entries and no cap with increased
 * expiry (domain: End choices).
 */
export function endDatesFor({ today, increasedExpiry }: DateTerms): Temporal.PlainDate[] {
  const first = today.day <= lastDayForCurrentMonth ? -1 : 0;
  const count = increasedExpiry ? entriesWithIncreasedExpiry : entries;
  return months(count)
    .map((month) => month + first)
    .filter((month) => increasedExpiry || month <= monthsAhead)
    .map((month) => lastOfMonth(firstOfMonth(today).add({ months: month })));
}

/** Whether a ticket may start on a date: one of the choices, or any day from today. */
export function isStartDateOffered(
  start: Temporal.PlainDate,
  terms: DateTerms & { readonly arbitraryDates: boolean },
): boolean {
  if (terms.arbitraryDates) return Temporal.PlainDate.compare(start, terms.today) >= 0;
  return startDatesFor(terms).some((offered) => offered.equals(start));
}
