import type { OrderOffer } from '#services/company-tickets/offer/order-offer.ts';

/**
 * Nothing that costs money is chosen at first: zones and start date are asked above the table where the list lacks
 * them. With one agreement there is nothing to choose.
 */
export function orderOptionsAtStart({ agreements }: OrderOffer) {
  const [agreement, ...others] = agreements;
  return {
    agreementName: agreement && others.length === 0 ? String(agreement.id) : null,
    startDate: null,
    zoneFrom: null,
    zoneTo: null,
    validAllZones: false,
  };
}
