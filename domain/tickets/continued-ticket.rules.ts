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
