import { lastDayForCurrentMonth } from '#platform/time/current-month.ts';
import { firstOfMonth, lastOfMonth } from '#platform/time/month.rules.ts';

/** What the operator allows one company with dates (domain: Company ticket). */
export type DateTerms = {
  readonly today: Temporal.PlainDate;
  /** 32 entries instead of 6, and no 3-month cap. */
  readonly increasedExpiry: boolean;
};

export type OfferTerms = DateTerms & {
  /** Any day from today, beside the entries. */
  readonly arbitraryDates: boolean;
};

const entries = 6;
const entriesWithIncreasedExpiry = 32;
const monthsAhead = 3;

const months = (count: number): number[] => Array.from({ length: count }, (_, month) => month);

/** Months from this one to the first start, and how many starts there are. */
const startMonths = ({ today, increasedExpiry }: DateTerms) => ({
  skipped: today.day <= lastDayForCurrentMonth ? 0 : 1,
  count: increasedExpiry ? entriesWithIncreasedExpiry : entries,
});

/**
 * The first of this month while today is the 6th or earlier, then the firsts of the coming months:
 * 6 entries, 32 with increased expiry (spec 2 §5, §9; domain: Start choices).
 */
export function startDatesFor(terms: DateTerms): Temporal.PlainDate[] {
  const { skipped, count } = startMonths(terms);
  return months(count).map((month) => firstOfMonth(terms.today).add({ months: month + skipped }));
}

/** Whether a day is one of `startDatesFor`, without making them: each of many rows asks. */
function isStartChoice(start: Temporal.PlainDate, terms: DateTerms): boolean {
  const { skipped, count } = startMonths(terms);
  const { today } = terms;
  const month = 12 * (start.year - today.year) + start.month - today.month - skipped;
  return start.day === 1 && month >= 0 && month < count;
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

/**
 * Whether a ticket may start on a date: one of the choices; where any date may be picked, also every day
 * from today (domain: the union, never less than the others have).
 */
export const isStartDateOffered = (start: Temporal.PlainDate, terms: OfferTerms): boolean =>
  isStartChoice(start, terms) || isAnyDateOffered(start, terms);

/** Whether a ticket may be ended on a date, in the same way. */
export const isEndDateOffered = (end: Temporal.PlainDate, terms: OfferTerms): boolean =>
  endDatesFor(terms).some((choice) => choice.equals(end)) || isAnyDateOffered(end, terms);

const isAnyDateOffered = (
  date: Temporal.PlainDate,
  { arbitraryDates, today }: OfferTerms,
): boolean => arbitraryDates && Temporal.PlainDate.compare(date, today) >= 0;

/** The first date on or after a day on which a ticket may start; null when none is offered. */
export function firstStartFrom(
  day: Temporal.PlainDate,
  terms: OfferTerms,
): Temporal.PlainDate | null {
  const { compare } = Temporal.PlainDate;
  const choices = startDatesFor(terms).filter((choice) => compare(choice, day) >= 0);
  if (terms.arbitraryDates) choices.push(compare(day, terms.today) < 0 ? terms.today : day);
  return choices.toSorted(compare)[0] ?? null;
}

/** The first date on or after a day with which a ticket may end; null when none is offered. */
export function firstEndFrom(
  day: Temporal.PlainDate,
  terms: OfferTerms,
): Temporal.PlainDate | null {
  const { compare } = Temporal.PlainDate;
  return endDatesFor(terms).find((choice) => compare(choice, day) >= 0) ?? null;
}
