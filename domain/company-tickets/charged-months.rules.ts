import { firstOfMonth, monthsFrom } from '#time/month.rules.ts';

/** The first of the month that is invoiced first, by whose prices the ticket is sold (domain: Company ticket). */
export const firstMonthCharged = (start: Temporal.PlainDate): Temporal.PlainDate =>
  firstOfMonth(start);

/** What decides for which months a ticket is invoiced. Cancelled and failed ones are for none. */
export type ChargeableTicket = {
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  /** It was redeemed. */
  readonly downloadedToPhone: boolean;
  /** The day on which its end was set. */
  readonly endedOn: Temporal.PlainDate | null;
};

const { compare } = Temporal.PlainDate;

/** It was ended before it began, and so was never valid. */
const isNeverValid = ({ startDate, expirationDate }: ChargeableTicket): boolean =>
  expirationDate !== null && compare(expirationDate, startDate) < 0;

/**
 * Whether a ticket is invoiced for the month of its first day although it was ended with the month before:
 * it was redeemed, and it had begun when it was ended, so that its holder could travel (domain: What a
 * month costs).
 */
export const isChargedAsRedeemed = (ticket: ChargeableTicket): boolean =>
  isNeverValid(ticket) &&
  ticket.downloadedToPhone &&
  ticket.endedOn !== null &&
  compare(ticket.endedOn, ticket.startDate) >= 0;

/**
 * The firsts of the months, up to that of a day, in which a ticket is valid on at least one day: those are
 * invoiced (domain: Invoices). A ticket that was ended before it began costs nothing, unless it was redeemed
 * and its holder could travel: then the month of its first day is invoiced.
 */
export function monthsCharged(
  ticket: ChargeableTicket,
  upTo: Temporal.PlainDate,
): Temporal.PlainDate[] {
  if (isNeverValid(ticket) && !isChargedAsRedeemed(ticket)) return [];
  const { startDate, expirationDate } = ticket;
  const lastDay = isNeverValid(ticket) ? startDate : expirationDate;
  return monthsFrom(startDate, lastDay && compare(lastDay, upTo) < 0 ? lastDay : upTo);
}
