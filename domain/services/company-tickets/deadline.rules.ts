import { firstOfMonth } from '#platform/time/month.rules.ts';
import { lastDayForCurrentMonth } from '#platform/time/current-month.ts';

/** The last day on which tickets may still start with a month, or end with the month before (spec 2 §1). */
export type Deadline = {
  readonly date: Temporal.PlainDate;
  /** The first day of a ticket that is ordered by then. */
  readonly start: Temporal.PlainDate;
  /** The last day of a ticket that is ended by then. */
  readonly end: Temporal.PlainDate;
  /** 0 on the last day. */
  readonly daysLeft: number;
  /** Of the days up to the deadline, which one today is, from 1; null before the month has begun. */
  readonly step: number | null;
};

export const deadlineSteps = lastDayForCurrentMonth;

export function nextDeadline(today: Temporal.PlainDate): Deadline {
  const isOpen = today.day <= lastDayForCurrentMonth;
  const start = firstOfMonth(today).add({ months: isOpen ? 0 : 1 });
  const date = start.with({ day: lastDayForCurrentMonth });
  return {
    date,
    start,
    end: start.subtract({ days: 1 }),
    daysLeft: today.until(date).days,
    step: isOpen ? today.day : null,
  };
}
