import type { InvoicingInterval } from '#agreements/invoicing-interval.ts';
import { lastDayForCurrentMonth } from '#company-tickets/date-choices.rules.ts';
import { firstOfMonth, lastOfMonth, monthsFrom } from '#time/month.rules.ts';

/**
 * The first of the last month that is over for good: until day 6 of the next one tickets can still end with it, so it
 * is closed from day 7 (domain: Invoices).
 */
export const lastClosableMonth = (today: Temporal.PlainDate): Temporal.PlainDate =>
  firstOfMonth(today).subtract({ months: today.day > lastDayForCurrentMonth ? 1 : 2 });

/**
 * The firsts of the months that can be closed on a day, oldest first: all since the operator's first one, so that what
 * was missed comes with the next run, however long nothing ran (docs/decisions/0062).
 */
export const closableMonths = (
  firstMonth: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Temporal.PlainDate[] => monthsFrom(firstMonth, lastClosableMonth(today));

/** The months of a period that ends with one month: of a quarter 3, of a year 12. */
const periodMonths = { month: 1, quarter: 3, year: 12 } as const;

/** The last month of the last period that ended with this month or before it. */
function lastPeriodEnd(month: Temporal.PlainDate, period: keyof typeof periodMonths) {
  const months = periodMonths[period];
  return month.subtract({ months: month.month % months });
}

/** Monday of the week. */
const weekStart = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.subtract({ days: day.dayOfWeek - 1 });

/** How far an agreement is invoiced on a day: months of monthly services, and days of what was delivered. */
export type BilledThrough = {
  /** The first of the last month. */
  readonly month: Temporal.PlainDate;
  readonly day: Temporal.PlainDate;
};

/** The months through which one is billed on its run days, and with them what was delivered in them. */
const throughMonth = (month: Temporal.PlainDate): BilledThrough => ({
  month,
  day: lastOfMonth(month),
});

/** The months that an interval puts on one invoice: it waits until all of them are closed. */
export const billingPeriods: {
  readonly [Interval in InvoicingInterval]: keyof typeof periodMonths;
} = {
  DAILY: 'month',
  WEEKLY: 'month',
  MONTHLY_AT_END: 'month',
  QUARTERLY: 'quarter',
  ANNUALLY: 'year',
  OTHER: 'month',
};

/** What an agreement's interval bills on a day. Whatever is not billed by then is on the invoice of that day. */
export const billedThrough: {
  readonly [Interval in InvoicingInterval]: (today: Temporal.PlainDate) => BilledThrough;
} = {
  DAILY: (today) => ({ month: lastClosableMonth(today), day: today.subtract({ days: 1 }) }),
  WEEKLY: (today) => ({
    month: lastClosableMonth(weekStart(today)),
    day: weekStart(today).subtract({ days: 1 }),
  }),
  MONTHLY_AT_END: (today) => throughMonth(lastClosableMonth(today)),
  QUARTERLY: (today) => throughMonth(lastPeriodEnd(lastClosableMonth(today), 'quarter')),
  ANNUALLY: (today) => throughMonth(lastPeriodEnd(lastClosableMonth(today), 'year')),
  OTHER: (today) => throughMonth(lastClosableMonth(today)),
};
