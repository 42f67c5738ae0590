import { firstOfMonth, monthsFrom } from '#time/month.rules.ts';

/** The first of the first invoiced month; its prices apply to the order (domain: Company ticket). */
export const firstMonthCharged = (start: Temporal.PlainDate): Temporal.PlainDate =>
  firstOfMonth(start);

type Validity = {
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
};

/**
 * The invoiced months up to a day, each by its first day: those in which the ticket is valid on at
 * least one day (domain: Invoices). A ticket that was ended before it began costs nothing.
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
