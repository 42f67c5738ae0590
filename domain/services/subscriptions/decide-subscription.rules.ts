import {
  isStartDateOffered,
  type OfferTerms,
  startDatesFor,
} from '#services/company-tickets/date-choices.rules.ts';
import { isEmployeeIdTooShort } from '#services/company-tickets/order-terms.rules.ts';
import { mayOrderUnder } from '#ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '#platform/access/ticket-service-access.ts';
import type { SubscriberServiceId } from '#platform/access/ticket-service-id.ts';
import { type HeldEntry, isTypeHeld } from './offered-types.rules.ts';
import type { SubscriptionType } from '#catalogue/products/subscription-type.ts';

/** An agreement that the user reaches, with what may be ordered under it. */
export type SubscriptionAgreement = Omit<OfferTerms, 'today'> & {
  readonly subtype: string;
  readonly endDate: Temporal.PlainDate | null;
  readonly awaitsSignature: boolean;
  readonly isDeleted: boolean;
  /** The service of the agreement; null when the user may not order from it. */
  readonly service: SubscriberServiceId | null;
};

export type SubscriptionOrder = {
  readonly type: SubscriptionType;
  readonly employeeId: string;
  /** Left out: the first day that is offered. */
  readonly startDate?: Temporal.PlainDate | undefined;
};

export type SubscriptionFacts<Agreement extends SubscriptionAgreement> = {
  readonly today: Temporal.PlainDate;
  readonly agreement: Agreement | undefined;
  readonly isMobile: boolean;
  readonly isSold: (service: SubscriberServiceId, type: SubscriptionType) => boolean;
  /** Everything of the person's, whichever company ordered it. */
  readonly heldEntries: readonly HeldEntry[];
};

export type SubscriptionRefusal =
  | 'AGREEMENT_NOT_FOUND'
  | 'AGREEMENT_NOT_VALID'
  | 'EMPLOYEE_ID_TOO_SHORT'
  | 'PHONE_NOT_MOBILE'
  | 'START_DATE_NOT_OFFERED'
  | 'SUBSCRIPTION_NOT_AVAILABLE'
  | 'SUBSCRIPTION_ALREADY_HELD';

export type AcceptedSubscription<Agreement> = {
  readonly agreement: Agreement;
  readonly service: SubscriberServiceId;
  readonly startDate: Temporal.PlainDate;
};

/** Whether a subscription is ordered (domain: Subscriptions): everything on offer, and the person free to get it. */
export function decideSubscription<Agreement extends SubscriptionAgreement>(
  { today, agreement, isMobile, isSold, heldEntries }: SubscriptionFacts<Agreement>,
  { type, employeeId, startDate }: SubscriptionOrder,
): AcceptedSubscription<Agreement> | { readonly refused: SubscriptionRefusal } {
  if (!agreement || agreement.isDeleted) return { refused: 'AGREEMENT_NOT_FOUND' };
  const terms = { ...agreement, today };
  const [firstStart] = startDatesFor(terms);
  const start = startDate ?? firstStart ?? today;
  const { service } = agreement;
  if (!service || !mayOrderUnder(subtypesOf(service), agreement, { today, start })) {
    return { refused: 'AGREEMENT_NOT_VALID' };
  }
  if (isEmployeeIdTooShort(service, employeeId)) return { refused: 'EMPLOYEE_ID_TOO_SHORT' };
  if (!isMobile) return { refused: 'PHONE_NOT_MOBILE' };
  if (!isSold(service, type)) return { refused: 'SUBSCRIPTION_NOT_AVAILABLE' };
  if (!isStartDateOffered(start, terms)) return { refused: 'START_DATE_NOT_OFFERED' };
  if (isTypeHeld(type, heldEntries)) return { refused: 'SUBSCRIPTION_ALREADY_HELD' };
  return { agreement, service, startDate: start };
}

const subtypesOf = (service: SubscriberServiceId) => ticketServiceAccess[service].agreementSubtypes;
