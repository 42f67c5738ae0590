import type { ProductZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';
import type { OrderOffer } from './order-offer.ts';
import { soldProductFor } from './sold-product.ts';

/** The same for the choice of zones, with the product that is sold for each. */
export const zoneOfferOf = (offer: OrderOffer): ProductZoneOffer => ({
  ...offer,
  productFor: (fields) => soldProductFor(fields, offer),
});
