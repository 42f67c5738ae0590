import { refuseOrder, type OrderRefusal } from './order-company-ticket.rules.ts';
import { isStartDateOffered, type OfferTerms } from './date-choices.rules.ts';
import { offeredProduct, type Offer, type ProductRequest } from './offered-product.rules.ts';
import { isEmployeeIdTooShort } from './order-terms.rules.ts';
import type { PricedProduct, SoldProduct } from '#catalogue/products/order-product.rules.ts';
import type { HeldTicket } from '#ticketing/tickets/held-ticket.rules.ts';
import { mayOrderUnder } from '#ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '#platform/access/ticket-service-access.ts';
import type { SubscriberServiceId } from '#platform/access/ticket-service-id.ts';

/** An agreement that the user reaches, with what may be ordered under it. */
export type OrderAgreement = Omit<OfferTerms, 'today'> & {
  readonly companyId: number;
  readonly subtype: string;
  readonly endDate: Temporal.PlainDate | null;
  readonly awaitsSignature: boolean;
  readonly isDeleted: boolean;
  /** The service of the agreement; null when the user may not order from it. */
  readonly service: SubscriberServiceId | null;
  /** The profiles that its company may order. */
  readonly profiles: readonly string[];
};

/** What decides about any number of orders. */
export type OrderFacts<Agreement extends OrderAgreement, Product extends PricedProduct> = {
  readonly today: Temporal.PlainDate;
  readonly agreements: ReadonlyMap<number, Agreement>;
  readonly offerOn: (service: SubscriberServiceId, start: Temporal.PlainDate) => Offer<Product>;
  readonly isMobile: (order: TicketOrder) => boolean;
  /** All tickets of the person, whichever company ordered them. */
  readonly heldBy: (order: TicketOrder) => readonly HeldTicket[];
  readonly quarantineDaysOn: (start: Temporal.PlainDate) => number;
};

/** An order as it is meant, before anybody has looked whether it can be done. */
export type TicketOrder = ProductRequest & {
  readonly agreementId: number;
  readonly employeeId: string;
  readonly phoneCountryCode: string;
  readonly phone: string;
};

export type RefusedOrder =
  | OrderRefusal
  | {
      readonly code:
        | 'AGREEMENT_NOT_FOUND'
        | 'AGREEMENT_NOT_VALID'
        | 'EMPLOYEE_ID_TOO_SHORT'
        | 'PHONE_NOT_MOBILE'
        | 'START_DATE_NOT_OFFERED'
        | 'PROFILE_NOT_OFFERED'
        | 'ZONES_NOT_OFFERED'
        | 'PRODUCT_NOT_OFFERED';
    };

/** An order that passed every check. */
export type AcceptedOrder<Agreement extends OrderAgreement, Product extends PricedProduct> = {
  readonly agreement: Agreement;
  readonly service: SubscriberServiceId;
  readonly sold: SoldProduct<Product>;
};

/**
 * Whether a ticket is issued for an order. All that stands in its way, in the order in which it is told:
 * the order of one person names the first of it, the order of many all.
 */
export function decideOrder<Agreement extends OrderAgreement, Product extends PricedProduct>(
  facts: OrderFacts<Agreement, Product>,
  order: TicketOrder,
): AcceptedOrder<Agreement, Product> | { readonly refusals: readonly RefusedOrder[] } {
  const agreement = facts.agreements.get(order.agreementId);
  const refusals: RefusedOrder[] = [];
  if (!agreement || agreement.isDeleted) return { refusals: [{ code: 'AGREEMENT_NOT_FOUND' }] };
  const { service } = agreement;
  const { startDate: start } = order;
  const { today } = facts;
  if (!service || !mayOrderUnder(subtypesOf(service), agreement, { today, start })) {
    refusals.push({ code: 'AGREEMENT_NOT_VALID' });
  }
  if (service && isEmployeeIdTooShort(service, order.employeeId)) {
    refusals.push({ code: 'EMPLOYEE_ID_TOO_SHORT' });
  }
  if (!facts.isMobile(order)) refusals.push({ code: 'PHONE_NOT_MOBILE' });
  if (!isStartDateOffered(start, { ...agreement, today })) {
    refusals.push({ code: 'START_DATE_NOT_OFFERED' });
  }
  if (!agreement.profiles.includes(order.profileId)) refusals.push({ code: 'PROFILE_NOT_OFFERED' });
  const sold = service && offeredProduct(facts.offerOn(service, start), order);
  if (typeof sold === 'string') refusals.push({ code: sold });
  const quarantineDays = facts.quarantineDaysOn(start);
  const refusal = refuseOrder({ heldTickets: facts.heldBy(order), start, quarantineDays });
  if (refusal) refusals.push(refusal);
  return refusals.length > 0 || !service || sold === null || typeof sold === 'string'
    ? { refusals }
    : { agreement, service, sold };
}

const subtypesOf = (service: SubscriberServiceId) => ticketServiceAccess[service].agreementSubtypes;
