import { firstMonthCharged } from '@takst/domain/catalogue/products/charged-months.rules.ts';
import { useZonePrice } from '#ticketing/tickets/order-zones/use-zone-price.ts';
import { useOffer } from './order-offer.ts';
import { soldProductFor, startOf } from './sold-product.ts';

/** The price of the order as its fields are, and the month that is charged first. */
export function useOrderPrice() {
  const offer = useOffer();
  const zonePrice = useZonePrice();
  const { fields } = zonePrice;
  return {
    ...zonePrice,
    price: soldProductFor(fields, offer)?.price ?? null,
    firstMonth: firstMonthCharged(startOf(fields, offer)),
  };
}
