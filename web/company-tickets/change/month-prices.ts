import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import type { Product } from '@takst/contract/products/product.schema.ts';
import {
  effectOnMonths,
  type MonthEffect,
  type PricedTicket,
} from '@takst/domain/company-tickets/change-effect.rules.ts';
import { priceInForce } from '@takst/domain/products/price.rules.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import { oreOf } from '#company-tickets/order/order-price.ts';

type SoldProduct = Pick<CompanyTicket, 'productId' | 'profileId' | 'nrOfZones'>;

/** What a kind of ticket costs in a month, from the company's price list with its dates. */
export const priceIn =
  (products: readonly Product[], { productId, profileId, nrOfZones }: SoldProduct) =>
  (month: Temporal.PlainDate): number | null => {
    const prices = products
      .find(({ id }) => id === productId)
      ?.products.find((sold) => sold.profileId === profileId)?.prices;
    const price = priceInForce(prices ?? [], { nrOfZones, on: month });
    return price && oreOf(price);
  };

export const pricedTicket = (
  ticket: CompanyTicket,
  products: readonly Product[],
): PricedTicket => ({
  startDate: ticket.startDate,
  expirationDate: ticket.expirationDate,
  priceIn: priceIn(products, ticket),
});

/** The tickets that one goes on from, back to the one that was ordered. */
export function ticketsBefore(
  { continuesId }: CompanyTicket,
  tickets: readonly CompanyTicket[],
): CompanyTicket[] {
  const before = tickets.find(({ id }) => id === continuesId);
  return before ? [before, ...ticketsBefore(before, tickets)] : [];
}

type Change = {
  before: readonly PricedTicket[];
  after: readonly PricedTicket[];
  /** The first day on which something is different. */
  from: Temporal.PlainDate;
};

/** This month and the next, and the month of the change when that is later. */
export function monthsShown(change: Change, today: Temporal.PlainDate): MonthEffect[] {
  const soon = effectOnMonths(change, today);
  const [changed] = effectOnMonths(change, firstNewMonth(change.from));
  const isLater = soon.every(
    ({ month }) => changed && Temporal.PlainDate.compare(month, changed.month) < 0,
  );
  return isLater && changed ? [...soon, changed] : soon;
}

/** The first month that is paid for what begins on a day: one that has begun is paid for what came first. */
export const firstNewMonth = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.day === 1 ? day : firstOfMonth(day).add({ months: 1 });
