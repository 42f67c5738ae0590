import { firstOfMonth } from '#time/month.rules.ts';
import { type ChargeableTicket, monthsCharged } from './charged-months.rules.ts';
import { lastDayForCurrentMonth } from './date-choices.rules.ts';

/** A ticket with its price a month: øre by the first of the month, null when no price is on file. */
export type PricedTicket = ChargeableTicket & {
  readonly priceIn: (month: Temporal.PlainDate) => number | null;
};

/** What one month costs the company for a person: øre, 0 for nothing, null when no price is on file. */
export type MonthEffect = {
  /** The first of the month. */
  readonly month: Temporal.PlainDate;
  readonly before: number | null;
  readonly after: number | null;
};

/**
 * What a month costs for the company tickets of one person in one company: they are charged once, by the
 * dearest of those that are charged for the month (domain: What a month costs). So a new phone costs
 * nothing, and wider zones cost their price from the month in which they begin.
 */
export function chargeIn(
  tickets: readonly PricedTicket[],
  month: Temporal.PlainDate,
): number | null {
  const isCharged = (ticket: PricedTicket) =>
    monthsCharged(ticket, month).some((charged) => charged.equals(month));
  const prices = tickets.filter(isCharged).map(({ priceIn }) => priceIn(month));
  return prices.includes(null) ? null : Math.max(0, ...prices.filter((price) => price !== null));
}

/** This month and the next, as they would be invoiced without a change and with it. */
export function effectOnMonths(
  { before, after }: { before: readonly PricedTicket[]; after: readonly PricedTicket[] },
  today: Temporal.PlainDate,
): MonthEffect[] {
  return [0, 1].map((months) => {
    const month = firstOfMonth(today).add({ months });
    return { month, before: chargeIn(before, month), after: chargeIn(after, month) };
  });
}

/** This month and the next, and the first month that a change from a day on makes dearer or cheaper. */
export function visibleMonths(
  change: {
    before: readonly PricedTicket[];
    after: readonly PricedTicket[];
    /** The first day of the change. */
    from: Temporal.PlainDate;
  },
  today: Temporal.PlainDate,
): MonthEffect[] {
  const soon = effectOnMonths(change, today);
  // A dearer ticket counts from the month in which it begins, a cheaper one from the month after.
  const changed = effectOnMonths(change, change.from).find(({ before, after }) => before !== after);
  const isLater = soon.every(
    ({ month }) => changed && Temporal.PlainDate.compare(month, changed.month) < 0,
  );
  return isLater && changed ? [...soon, changed] : soon;
}

/**
 * The last day on which new zones can be changed back: day 6 of the month when
 * they begin with it, since the last day of the month before can be chosen until then (spec 2 §1); else
 * the day before they begin, by cancelling them.
 */
export const lastSafeDay = (start: Temporal.PlainDate): Temporal.PlainDate =>
  start.day === 1 ? start.with({ day: lastDayForCurrentMonth }) : start.subtract({ days: 1 });
