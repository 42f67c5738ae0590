import { lastDayForCurrentMonth } from '#platform/time/current-month.ts';

/** The start in the past that an administrator may still order: the first of this month, for six days. */
export const currentStart = (today: Temporal.PlainDate): Temporal.PlainDate | null =>
  today.day <= lastDayForCurrentMonth ? today.with({ day: 1 }) : null;

/**
 * A request expires when its start date can no longer be ordered (domain: Ticket requests). Derived and stored
 * nowhere; `ticket-request-state.query.ts` has its twin in SQL.
 */
export const isRequestExpired = (start: Temporal.PlainDate, today: Temporal.PlainDate): boolean => {
  const isPast = Temporal.PlainDate.compare(start, today) < 0;
  return isPast && !currentStart(today)?.equals(start);
};
