import type { ZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';
import type { FreeOrderOffer } from './free-order-offer.ts';
import { soldFreeTicket } from './sold-free-ticket.ts';

/** The same for the choice of zones, with the price of each where it costs something. */
export const zoneOfferOf = (offer: FreeOrderOffer): ZoneOffer => ({
  ...offer,
  productFor(fields) {
    const sold = soldFreeTicket(fields, offer);
    return sold && sold.priceOre > 0 ? { price: { priceInclVAT: sold.priceOre / 100 } } : null;
  },
});
