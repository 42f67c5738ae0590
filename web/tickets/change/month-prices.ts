import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import type { Product } from '@takst/contract/products/product.schema.ts';
import {
  effectOnMonths,
  type MonthEffect,
  type PricedTicket,
} from '@takst/domain/company-tickets/change-effect.rules.ts';
import { priceInForce } from '@takst/domain/products/price.rules.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import { oreOf } from '#tickets/offer/order-price.ts';

type SoldProduct = Pick<IssuedTicket, 'productId' | 'profileId' | 'nrOfZones'>;

/** The monthly price of a product, from the company's price list with its dates. */
export const priceIn =
  (products: readonly Product[], { productId, profileId, nrOfZones }: SoldProduct) =>
  (month: Temporal.PlainDate): number | null => {
    const prices = products
      .find(({ id }) => id === productId)
      ?.products.find((profile) => profile.profileId === profileId)?.prices;
    const price = priceInForce(prices ?? [], { nrOfZones, on: month });
    return price && oreOf(price);
  };

export const pricedTicket = (ticket: IssuedTicket, products: readonly Product[]): PricedTicket => ({
  startDate: ticket.startDate,
  expirationDate: ticket.expirationDate,
  priceIn: priceIn(products, ticket),
});

/** The tickets that this one continues, back to the original order. */
export function ticketsBefore(
  { continuesId }: IssuedTicket,
  tickets: readonly IssuedTicket[],
): IssuedTicket[] {
  const previous = tickets.find(({ id }) => id === continuesId);
  return previous ? [previous, ...ticketsBefore(previous, tickets)] : [];
}

type PriceChange = {
  before: readonly PricedTicket[];
  after: readonly PricedTicket[];
  /** The first day of the change. */
  from: Temporal.PlainDate;
};

/** This month and the next, and the first month with new prices if that is later. */
export function visibleMonths(change: PriceChange, today: Temporal.PlainDate): MonthEffect[] {
  const soon = effectOnMonths(change, today);
  const [firstNew] = effectOnMonths(change, firstNewMonth(change.from));
  const isLater = soon.every(
    ({ month }) => firstNew && Temporal.PlainDate.compare(month, firstNew.month) < 0,
  );
  return isLater && firstNew ? [...soon, firstNew] : soon;
}

/** The first month that is charged at the new price: a month that has begun keeps the old one. */
export const firstNewMonth = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.day === 1 ? day : firstOfMonth(day).add({ months: 1 });
