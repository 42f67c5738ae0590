import type { InvoicingInterval } from '#customers/agreements/invoicing-interval.ts';
import type { BilledThrough } from './billing-period.rules.ts';

/** The day on which a run of each interval is made: run days, found one by one. */
const isRunDay: Record<InvoicingInterval, (day: Temporal.PlainDate) => boolean> = {
  DAILY: () => true,
  WEEKLY: (day) => day.dayOfWeek === 1,
  MONTHLY_AT_END: (day) => day.day === 7,
  QUARTERLY: (day) => day.day === 7 && [1, 4, 7, 10].includes(day.month),
  ANNUALLY: (day) => day.day === 7 && day.month === 1,
  OTHER: (day) => day.day === 7,
};

const dayBefore = (day: Temporal.PlainDate) => day.subtract({ days: 1 });

/** Walks back to the last 7th; the month before it is the one that was closed then. */
export function slowlyClosableMonth(today: Temporal.PlainDate): Temporal.PlainDate {
  let day = today;
  while (day.day !== 7) day = dayBefore(day);
  while (day.day !== 1) day = dayBefore(day);
  day = dayBefore(day);
  while (day.day !== 1) day = dayBefore(day);
  return day;
}

/** Walks forward day by day from the first month: on each 7th the month before it was closed. */
export function slowlyClosableMonths(
  first: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const months: Temporal.PlainDate[] = [];
  let day = first;
  while (Temporal.PlainDate.compare(day, today) <= 0) {
    const month = day.day === 7 ? slowlyClosableMonth(day) : null;
    if (month && Temporal.PlainDate.compare(month, first) >= 0) months.push(month);
    day = day.add({ days: 1 });
  }
  return months;
}

/** Walks back to the last run day of the interval, and bills what was over or closed on it. */
export function slowlyBilledThrough(
  interval: InvoicingInterval,
  today: Temporal.PlainDate,
): BilledThrough {
  let run = today;
  while (!isRunDay[interval](run)) run = dayBefore(run);
  const month = slowlyClosableMonth(run);
  if (interval === 'DAILY' || interval === 'WEEKLY') return { month, day: dayBefore(run) };
  let day = month;
  while (day.month === month.month) day = day.add({ days: 1 });
  return { month, day: dayBefore(day) };
}
