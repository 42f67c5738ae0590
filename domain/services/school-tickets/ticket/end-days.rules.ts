import { lastOfMonth, monthsFrom } from '#platform/time/month.rules.ts';

/** The last days that are offered for an end, of which the end that the ticket has is the last (spec 3 §5). */
export type SchoolEndDays = {
  /** Today, and the last days of the months before that end. */
  readonly choices: readonly Temporal.PlainDate[];
  /** What a form begins with: the month is charged whole. */
  readonly usual: Temporal.PlainDate;
};

export function schoolEndDays(
  today: Temporal.PlainDate,
  expirationDate: Temporal.PlainDate,
): SchoolEndDays {
  const isEarlier = (day: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(day, expirationDate) < 0;
  const months = monthsFrom(today, expirationDate).map(lastOfMonth).filter(isEarlier);
  const choices = [today, ...months.filter((day) => !day.equals(today))].filter(isEarlier);
  return { choices, usual: months[0] ?? today };
}
