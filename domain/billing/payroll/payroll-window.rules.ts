import { firstOfMonth, lastOfMonth } from '#platform/time/month.rules.ts';

/** Changes are shown for a month and so many that follow it (spec 2 §9). */
const monthsAhead = 6;

/** The dates between which the changes of a month and the coming ones lie (spec 2 §7). */
export const payrollWindow = (month: Temporal.PlainDate) => ({
  oldDate: firstOfMonth(month).subtract({ months: 1 }),
  newDate: lastOfMonth(firstOfMonth(month).add({ months: monthsAhead })),
});

/** More months are not compared in one call. */
export const maxMonths = 24;
