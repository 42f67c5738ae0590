import { firstOfMonth } from '#platform/time/month.rules.ts';
import type { EndedTicket } from './end-correction.rules.ts';
import { isCurrent } from './ticket-status.rules.ts';

/** Two tickets, one of which goes on where the other ends. */
export type Continuation = {
  /** The last day of the old ticket; before its first day when it is never valid. */
  readonly lastDay: Temporal.PlainDate;
  readonly newStart: Temporal.PlainDate;
};

const after = (lastDay: Temporal.PlainDate): Continuation => ({
  lastDay,
  newStart: lastDay.add({ days: 1 }),
});

/** New zones start the day after the last day with the old ones (domain: Change of zone). */
export const continuationWithNewZones = after;

/**
 * A new ticket takes over at once (domain: Pickup code): the holder travels with it from today, or
 * from the day on which the old one would have begun. Their days meet and never overlap.
 */
export function immediateContinuation(
  { startDate }: { readonly startDate: Temporal.PlainDate },
  today: Temporal.PlainDate,
): Continuation {
  const newStart = Temporal.PlainDate.compare(startDate, today) > 0 ? startDate : today;
  return after(newStart.subtract({ days: 1 }));
}

/** A new ticket takes over on the next 1st, or on the day on which the old one would have begun. */
export function continuationFromNextMonth(
  { startDate }: { readonly startDate: Temporal.PlainDate },
  today: Temporal.PlainDate,
): Continuation {
  const next = firstOfMonth(today).add({ months: 1 });
  const newStart = Temporal.PlainDate.compare(startDate, next) > 0 ? startDate : next;
  return after(newStart.subtract({ days: 1 }));
}

/** Whether there is something left of a ticket that another may continue from a day on. */
export const mayContinueFrom = (
  { status, expirationDate, isContinued }: EndedTicket,
  newStart: Temporal.PlainDate,
): boolean =>
  isCurrent(status) &&
  !isContinued &&
  (expirationDate === null || Temporal.PlainDate.compare(expirationDate, newStart) >= 0);
