import { isNumberShared } from '@takst/domain/services/company-tickets/order-terms.rules.ts';
import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import type { OrderFields } from '#services/company-tickets/offer/order-fields.ts';
import type { OrderOffer } from '#services/company-tickets/offer/order-offer.ts';
import { choiceOf, zonesOf } from '#ticketing/tickets/order-zones/zone-fields.ts';

/** The choices of an earlier order, as far as they are still offered. */
export function choicesOfTicket(ticket: IssuedTicket, offer: OrderOffer): Partial<OrderFields> {
  const zones = zonesOf(ticket, offer);
  const hasAgreement = offer.agreements.some(({ id }) => id === ticket.agreementNumber);
  return {
    ...(choiceOf(zones) && zones),
    ...(hasAgreement && { agreementName: String(ticket.agreementNumber) }),
    ...(offer.profiles.includes(ticket.profileId) && { profileId: ticket.profileId }),
  };
}

/** The same with its date, for another person. */
export const choicesForAnother = (
  ticket: IssuedTicket,
  offer: OrderOffer,
): Partial<OrderFields> => ({
  ...choicesOfTicket(ticket, offer),
  ...(offer.isStartOffered(ticket.startDate) && { startDate: ticket.startDate.toString() }),
  // Of a resident it is the unit, in which the other one lives too.
  ...(isNumberShared(offer.service) && { employeeId: ticket.employeeId }),
});
