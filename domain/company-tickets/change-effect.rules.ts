import { firstOfMonth } from '#time/month.rules.ts';
import { monthsCharged } from './charged-months.rules.ts';
import { lastDayForCurrentMonth } from './date-choices.rules.ts';

/** A ticket with its price a month: øre by the first of the month, null when no price is on file. */
export type PricedTicket = {
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
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
 * What a month is invoiced for tickets of one person that go on from each other: the price of the
 * one that is valid first in it. So a month is charged once, whatever becomes of the ticket in it.
 */
export function chargeIn(
  tickets: readonly PricedTicket[],
  month: Temporal.PlainDate,
): number | null {
  const [first] = tickets
    .filter((ticket) => monthsCharged(ticket, month).some((charged) => charged.equals(month)))
    .toSorted((one, other) => Temporal.PlainDate.compare(one.startDate, other.startDate));
  return first ? first.priceIn(month) : 0;
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

/**
 * The last day on which new zones can be changed back without paying for them: day 6 of the month when
 * they begin with it, since the last day of the month before can be chosen until then (spec 2 §1); else
 * the day before they begin, by cancelling them.
 */
export const lastSafeDay = (start: Temporal.PlainDate): Temporal.PlainDate =>
  start.day === 1 ? start.with({ day: lastDayForCurrentMonth }) : start.subtract({ days: 1 });
