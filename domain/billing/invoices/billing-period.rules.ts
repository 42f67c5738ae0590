import type { InvoicingInterval } from '#customers/agreements/invoicing-interval.ts';
import { lastDayForCurrentMonth } from '#platform/time/current-month.ts';
import { firstOfMonth, lastOfMonth, monthsFrom } from '#platform/time/month.rules.ts';

/**
 * The kind of period that a service bills: the months in which tickets are valid, or the days on which something was
 * delivered.
 */
export type PeriodKind = 'months' | 'days';

/** What a run closes at once for an agreement: a month or a day, by its first and its last day. */
export type BillingPeriod = {
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate;
};

/** The period of a month, by its first. */
export const monthPeriod = (month: Temporal.PlainDate): BillingPeriod => ({
  start: month,
  end: lastOfMonth(month),
});

/**
 * The first of the last month that is over for good: until day 6 of the next one tickets can still end with it, so it
 * is closed from day 7 (domain: Invoices).
 */
export const lastClosableMonth = (today: Temporal.PlainDate): Temporal.PlainDate =>
  firstOfMonth(today).subtract({ months: today.day > lastDayForCurrentMonth ? 1 : 2 });

/** The first of the first month that can still change, and the first day on which it can be closed. */
export function nextClosing(today: Temporal.PlainDate) {
  const month = lastClosableMonth(today).add({ months: 1 });
  return { month, day: month.add({ months: 1 }).with({ day: lastDayForCurrentMonth + 1 }) };
}

/**
 * The firsts of the months that can be closed on a day, oldest first: all since the operator's first one, so that what
 * was missed comes with the next run, however long nothing ran (docs/decisions/0062).
 */
export const closableMonths = (
  firstMonth: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Temporal.PlainDate[] => monthsFrom(firstMonth, lastClosableMonth(today));

/**
 * The days that can be closed: from one day on, all that are over. What was delivered on a day cannot change any more
 * when the day is over. Null when none is.
 */
export function closableDays(
  firstDay: Temporal.PlainDate,
  today: Temporal.PlainDate,
): BillingPeriod | null {
  const end = today.subtract({ days: 1 });
  return Temporal.PlainDate.compare(firstDay, end) > 0 ? null : { start: firstDay, end };
}

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

/** How far an agreement is invoiced on a day: through which month, and through which day for deliveries. */
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

/**
 * What an interval puts on one invoice: it waits until all of it is closed. A month is on the invoice of the day or the
 * week in which it is billed, so for months a day and a week are the month itself.
 */
export const billingPeriods: {
  readonly [Interval in InvoicingInterval]: 'day' | 'week' | keyof typeof periodMonths;
} = {
  DAILY: 'day',
  WEEKLY: 'week',
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
