import { firstOfMonth, monthsFrom } from '#platform/time/month.rules.ts';

/** The first of the month that is invoiced first, by whose prices the ticket is sold (domain: Company ticket). */
export const firstMonthCharged = (start: Temporal.PlainDate): Temporal.PlainDate =>
  firstOfMonth(start);

/** What decides for which months a ticket or a subscription is invoiced. Cancelled and failed ones are for none. */
export type ChargeableEntry = {
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  /** Its holder could use it: a ticket was redeemed or shown while valid, or a discount code was drawn. */
  readonly isHandedOut: boolean;
  /** The day on which its end was set. */
  readonly endedOn: Temporal.PlainDate | null;
};

const { compare } = Temporal.PlainDate;

/** It was ended before it began, and so was never valid. */
const isNeverValid = ({ startDate, expirationDate }: ChargeableEntry): boolean =>
  expirationDate !== null && compare(expirationDate, startDate) < 0;

/**
 * Whether an entry is invoiced for the month of its first day although it was ended with the month before:
 * it was handed out, and it had begun when it was ended, so that its holder could use it (domain: What a
 * month costs, Subscriptions).
 */
export const isChargedAsHandedOut = (entry: ChargeableEntry): boolean =>
  isNeverValid(entry) &&
  entry.isHandedOut &&
  entry.endedOn !== null &&
  compare(entry.endedOn, entry.startDate) >= 0;

/**
 * The firsts of the months, up to that of a day, in which an entry is valid on at least one day: those are
 * invoiced (domain: Invoices). One that was ended before it began costs nothing, unless it was handed out
 * and its holder could use it: then the month of its first day is invoiced.
 */
export function monthsCharged(
  entry: ChargeableEntry,
  upTo: Temporal.PlainDate,
): Temporal.PlainDate[] {
  if (isNeverValid(entry) && !isChargedAsHandedOut(entry)) return [];
  const { startDate, expirationDate } = entry;
  const lastDay = isNeverValid(entry) ? startDate : expirationDate;
  return monthsFrom(startDate, lastDay && compare(lastDay, upTo) < 0 ? lastDay : upTo);
}

/**
 * What a month costs for the tickets of one person of which it is charged: the dearest (domain: What a month costs). Null
 * while one of them has no price, as nobody knows then which is the dearest.
 */
export const dearestOf = (prices: readonly (number | null)[]): number | null =>
  prices.includes(null) ? null : Math.max(0, ...prices.filter((price) => price !== null));
