import { fieldsAtStart } from '#services/company-tickets/offer/order-fields.ts';
import type { OrderOffer } from '#services/company-tickets/offer/order-offer.ts';
import { orderedFieldsOf } from '#ticketing/tickets/order-zones/ordered-fields.ts';

/** For those who join: the same choices with which the order of one ticket begins, as each proposal shows its price. */
export function joinerOptionsAtStart(offer: OrderOffer) {
  const { agreements, zones, tenant } = offer;
  const startDates = offer.arbitraryDates ? [] : offer.startDates;
  const { defaultZones } = tenant;
  const beginning = { subscriber: null, choices: {} };
  const fields = fieldsAtStart({ agreements, zones, startDates, defaultZones, ...beginning });
  const { zoneFrom, zoneTo, validAllZones } = orderedFieldsOf(fields, {
    ...offer,
    soldProduct: null,
  });
  return {
    agreementName: fields.agreementName || null,
    startDate: fields.startDate || null,
    zoneFrom,
    zoneTo,
    validAllZones,
  };
}
