import { lastDayForCurrentMonth } from '#platform/time/current-month.ts';

/** How a new order can be taken back without paying for it, and the last day on which it can. */
export type CancelTerms =
  | { readonly by: 'cancelling'; readonly until: Temporal.PlainDate }
  /** It runs already: only while nobody has redeemed it (domain: What a month costs). */
  | { readonly by: 'ending'; readonly until: Temporal.PlainDate }
  | null;

/**
 * Until when an order costs nothing when its buyer changes their mind: while it is pending; else while the
 * last day of the month before can be chosen as its last one (spec 2 §1). Null when it can only be paid for.
 */
export function cancelTerms(start: Temporal.PlainDate, today: Temporal.PlainDate): CancelTerms {
  const { compare } = Temporal.PlainDate;
  if (compare(today, start) < 0) return { by: 'cancelling', until: start.subtract({ days: 1 }) };
  const until = start.with({ day: lastDayForCurrentMonth });
  return compare(today, until) <= 0 ? { by: 'ending', until } : null;
}
