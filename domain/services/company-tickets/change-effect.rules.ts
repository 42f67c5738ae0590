import { firstOfMonth, monthsFrom } from '#platform/time/month.rules.ts';
import {
  type ChargeableEntry,
  dearestOf,
  monthsCharged,
} from '#catalogue/products/charged-months.rules.ts';
import { lastDayForCurrentMonth } from '#platform/time/current-month.ts';

/** A ticket with its price a month: øre by the first of the month, null when no price is on file. */
export type PricedTicket = ChargeableEntry & {
  readonly priceIn: (month: Temporal.PlainDate) => number | null;
};

/** What a month costs the company for a person: øre, 0 for nothing, null when no price is on file. */
export type MonthEffect = {
  /** The first of the month, and of the last one in a row that cost the same. */
  readonly month: Temporal.PlainDate;
  readonly lastMonth: Temporal.PlainDate;
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
  return dearestOf(tickets.filter(isCharged).map(({ priceIn }) => priceIn(month)));
}

/** The tickets of a person as they would be without a change and with it. */
type TicketChange = {
  readonly before: readonly PricedTicket[];
  readonly after: readonly PricedTicket[];
};

const effectIn =
  ({ before, after }: TicketChange) =>
  (month: Temporal.PlainDate): MonthEffect => ({
    month,
    lastMonth: month,
    before: chargeIn(before, month),
    after: chargeIn(after, month),
  });

/**
 * This month and the next, and all months up to the first that a change from a day on makes dearer or cheaper.
 * Months after this one that cost the same are one row.
 */
export function visibleMonths(
  change: TicketChange & { readonly from: Temporal.PlainDate },
  today: Temporal.PlainDate,
): MonthEffect[] {
  const effectOn = effectIn(change);
  // A dearer ticket counts from the month in which it begins, a cheaper one from the month after.
  const changedMonth = monthsFrom(change.from, change.from.add({ months: 1 })).find((month) => {
    const { before, after } = effectOn(month);
    return before !== after;
  });
  const next = firstOfMonth(today).add({ months: 1 });
  const last =
    changedMonth && Temporal.PlainDate.compare(changedMonth, next) > 0 ? changedMonth : next;
  const [thisMonth, ...later] = monthsFrom(today, last).map(effectOn);
  return thisMonth ? [thisMonth, ...later.reduce(joinEqual, [])] : [];
}

/** Joins a month to the row before it if both cost the same. */
function joinEqual(rows: readonly MonthEffect[], effect: MonthEffect): MonthEffect[] {
  const previous = rows.at(-1);
  const isEqual = previous?.before === effect.before && previous.after === effect.after;
  return previous && isEqual
    ? [...rows.slice(0, -1), { ...previous, lastMonth: effect.month }]
    : [...rows, effect];
}

/** The ticket that a month is charged for. */
export const chargedTicketIn = <Ticket extends PricedTicket>(
  tickets: readonly Ticket[],
  month: Temporal.PlainDate,
): Ticket | undefined =>
  tickets
    .filter((ticket) => chargeIn([ticket], month) !== 0)
    .toSorted((one, other) => (other.priceIn(month) ?? 0) - (one.priceIn(month) ?? 0))[0];

/**
 * The last day on which new zones can be changed back: day 6 of the month when
 * they begin with it, since the last day of the month before can be chosen until then (spec 2 §1); else
 * the day before they begin, by cancelling them.
 */
export const lastSafeDay = (start: Temporal.PlainDate): Temporal.PlainDate =>
  start.day === 1 ? start.with({ day: lastDayForCurrentMonth }) : start.subtract({ days: 1 });
