import type { AvailableSubscription } from '@takst/contract/catalogue/products/available-subscription.schema.ts';
import type { Product } from '@takst/contract/catalogue/products/product.schema.ts';
import {
  firstStartFrom,
  isStartDateOffered,
  startDatesFor,
} from '@takst/domain/services/company-tickets/date-choices.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { createContext, useContext } from 'react';
import type { Session, UserCompany } from '#platform/session/session.ts';
import { dateTermsOf } from '#ticketing/subscribers/dates/use-date-terms.ts';
import type { ProductZoneOffer } from '#ticketing/tickets/order-zones/zone-offer.ts';

/** What this company can select from today. */
export type OrderOffer = Omit<ProductZoneOffer, 'productFor'> & {
  service: SubscriberServiceId;
  company: UserCompany;
  today: Temporal.PlainDate;
  products: readonly Product[];
  /** What can be ordered, the ticket first. */
  available: readonly AvailableSubscription[];
  agreements: UserCompany['allAgreements'];
  profiles: readonly string[];
  startDates: readonly Temporal.PlainDate[];
  /** Allows any date from today, too. */
  arbitraryDates: boolean;
  /** The first start on or after a day; null when none is offered. */
  firstStartFrom: (day: Temporal.PlainDate) => Temporal.PlainDate | null;
};

type LoadedProducts = Pick<OrderOffer, 'zones' | 'products'> & {
  /** The service that the order is for. */
  service?: SubscriberServiceId;
  available?: OrderOffer['available'];
};

export function offerFor(
  session: Session,
  { service = 'company-tickets', zones, products, available = [] }: LoadedProducts,
): OrderOffer {
  const { company, today } = session;
  const { agreementSubtypes } = ticketServiceAccess[service];
  const terms = dateTermsOf(session, service);
  return {
    service,
    tenant: tenantOf(session.tenant),
    company,
    today,
    zones,
    products,
    available,
    agreements: company.allAgreements.filter(({ subTypeId: subtype, ...agreement }) =>
      mayOrderUnder(agreementSubtypes, { ...agreement, subtype }, { today, start: today }),
    ),
    profiles: company.agreementSettings.profiles,
    startDates: startDatesFor(terms),
    arbitraryDates: terms.arbitraryDates,
    isStartOffered: (date) => isStartDateOffered(date, terms),
    firstStartFrom: (day) => firstStartFrom(day, terms),
  };
}

export const OfferContext = createContext<OrderOffer | null>(null);

export function useOffer(): OrderOffer {
  const offer = useContext(OfferContext);
  if (!offer) throw new Error('The order form stands within an offer');
  return offer;
}
