import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';

type EndedTicket = {
  startDate: Temporal.PlainDate;
  expirationDate: Temporal.PlainDate | null;
  pricePerMonth: number | null;
};

/** The last month that is invoiced for a ticket that is charged for months in which it is valid; null for none. */
export const lastMonthValid = ({ startDate, expirationDate, pricePerMonth }: EndedTicket) =>
  pricePerMonth !== 0 &&
  expirationDate &&
  Temporal.PlainDate.compare(expirationDate, startDate) >= 0
    ? firstOfMonth(expirationDate)
    : null;
