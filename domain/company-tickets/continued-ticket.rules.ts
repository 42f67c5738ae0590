/** The days on which one ticket ends and the next continues it. */
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
 * The new ticket is valid at once (domain: Pickup code): from today, or from the first day of the old
 * one if that is later. Their days are adjacent and never overlap.
 */
export function immediateContinuation(
  { startDate }: { readonly startDate: Temporal.PlainDate },
  today: Temporal.PlainDate,
): Continuation {
  const newStart = Temporal.PlainDate.compare(startDate, today) > 0 ? startDate : today;
  return after(newStart.subtract({ days: 1 }));
}
