import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import type { Product } from '@takst/contract/catalogue/products/product.schema.ts';
import type { PricedTicket } from '@takst/domain/services/company-tickets/change-effect.rules.ts';
import { priceInForce } from '@takst/domain/catalogue/products/price.rules.ts';
import { oreOf } from '#ticketing/tickets/order-zones/zone-offer.ts';

type SoldProduct = Pick<IssuedTicket, 'productId' | 'profileId' | 'nrOfZones'>;

/** The monthly price of a product, from the company's price list with its dates. */
const priceIn =
  (products: readonly Product[], { productId, profileId, nrOfZones }: SoldProduct) =>
  (month: Temporal.PlainDate): number | null => {
    const prices = products
      .find(({ id }) => id === productId)
      ?.products.find((profile) => profile.profileId === profileId)?.prices;
    const price = priceInForce(prices ?? [], { nrOfZones, on: month });
    return price && oreOf(price);
  };

export const pricedTicket = (
  ticket: IssuedTicket,
  products: readonly Product[],
): IssuedTicket & PricedTicket => ({
  ...ticket,
  priceIn: priceIn(products, ticket),
});

/** Whether a ticket counts for its person: for the next order, and for what a month costs. */
export const countsAsHeld = ({ status }: Pick<IssuedTicket, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'failed';
