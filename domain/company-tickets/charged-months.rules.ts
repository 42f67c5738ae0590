import { firstOfMonth, monthsFrom } from '#time/month.rules.ts';

/** The first of the month that is invoiced first, by whose prices the ticket is sold (domain: Company ticket). */
export const firstMonthCharged = (start: Temporal.PlainDate): Temporal.PlainDate =>
  firstOfMonth(start);

type Validity = {
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
};

/**
 * The firsts of the months, up to that of a day, in which a ticket is valid on at least one day:
 * those are invoiced (domain: Invoices). A ticket that was ended before it began costs nothing.
 */
export function monthsCharged(
  { startDate, expirationDate }: Validity,
  upTo: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const { compare } = Temporal.PlainDate;
  if (expirationDate && compare(expirationDate, startDate) < 0) return [];
  const last = expirationDate && compare(expirationDate, upTo) < 0 ? expirationDate : upTo;
  return monthsFrom(startDate, last);
}
