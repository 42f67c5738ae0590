import { firstOfMonth } from '#time/month.rules.ts';
import { monthsCharged } from './charged-months.rules.ts';
import { lastDayForCurrentMonth } from './date-choices.rules.ts';

/** A ticket with its monthly price in øre, by the first of the month; null without a price. */
export type PricedTicket = {
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  readonly priceIn: (month: Temporal.PlainDate) => number | null;
};

/** What a person costs the company in one month, in øre; null without a price. */
export type MonthEffect = {
  /** The first of the month. */
  readonly month: Temporal.PlainDate;
  readonly before: number | null;
  readonly after: number | null;
};

/**
 * What is invoiced in a month for a person's tickets that continue each other: the price of the one
 * that is valid first. So a month is charged once, however often the ticket changes in it.
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

/** What would be invoiced this month and the next, without a change and with it. */
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
 * The last day on which an order that starts in a month can be cancelled without paying for that month:
 * day 6 (spec 2 §1), or the day before the month for companies with arbitrary dates, which cannot end
 * tickets in the past.
 */
export const lastSafeDay = (
  start: Temporal.PlainDate,
  { arbitraryDates }: { arbitraryDates: boolean },
): Temporal.PlainDate =>
  arbitraryDates
    ? firstOfMonth(start).subtract({ days: 1 })
    : start.with({ day: lastDayForCurrentMonth });
