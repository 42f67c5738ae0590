export const firstOfMonth = (date: Temporal.PlainDate): Temporal.PlainDate => date.with({ day: 1 });

export const lastOfMonth = (date: Temporal.PlainDate): Temporal.PlainDate =>
  date.with({ day: date.daysInMonth });

/** The firsts of the months from that of one date to that of another, both included. */
export function monthsFrom(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const start = firstOfMonth(first);
  const count = start.until(firstOfMonth(last), { largestUnit: 'months' }).months + 1;
  return Array.from({ length: Math.max(0, count) }, (_, months) => start.add({ months }));
}
