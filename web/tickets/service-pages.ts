import type { Feature } from '@takst/domain/access/feature.ts';
import { serviceOfSubtype } from '@takst/domain/tickets/subscriber-service.rules.ts';
import type { SubscriberServiceId } from '@takst/domain/tickets/ticket-service-id.ts';
import { createContext, useContext } from 'react';

/** Company tickets: the pages of a company's employees. */
export const companyTicketPages = {
  service: 'company-tickets',
  feature: 'companyTicket',
  orderFeature: 'companyTicket.order',
  list: '/bedriftsavtale',
  person: '/bedriftsavtale/ansatt/{id}',
  order: '/bedriftsavtale/billett/opprett',
  requests: '/bedriftsavtale/godkjenning',
  settings: '/bedriftsavtale/innstillinger',
  /** Where tickets are ordered for many. */
  orderMany: '/bedriftsavtale/bestill-flere',
  orderManyBatch: '/bedriftsavtale/bestill-flere/{id}',
  /** Changes for many people, who are ticked in the list. */
  hasChangesForMany: true,
  /** The comparison with a list of everybody who works there. */
  hasRoster: true,
  /** Whether what people get is deducted from their pay. */
  hasPayroll: true,
} as const;

/** Housing: the same pages for the residents of a housing association. */
export const housingPages = {
  service: 'housing',
  feature: 'housing',
  orderFeature: 'housing.order',
  list: '/borettslag',
  person: '/borettslag/boenhet/{id}',
  order: '/borettslag/opprett',
  requests: '/borettslag/godkjenning',
  settings: '/borettslag/innstillinger',
  orderMany: '/borettslag/bestill-flere',
  orderManyBatch: '/borettslag/bestill-flere/{id}',
  hasChangesForMany: false,
  hasRoster: false,
  hasPayroll: false,
} as const;

/** Where the pages of a service for the people of a company are, and what differs between them. */
export type ServicePages = typeof companyTicketPages | typeof housingPages;

const pagesOf: Readonly<Record<SubscriberServiceId, ServicePages>> = {
  'company-tickets': companyTicketPages,
  housing: housingPages,
};

/** The pages for who holds tickets under agreements of a subtype; null for other services. */
export const pagesOfSubtype = (subtype: string): ServicePages | null => {
  const service = serviceOfSubtype(subtype);
  return service && pagesOf[service];
};

/**
 * The service of a page, by its address; a page that belongs to none, as an invoice, is about the service that
 * the user has.
 */
export function servicePagesAt(path: string, features: ReadonlySet<Feature>): ServicePages {
  const isHousing =
    path === '/borettslag' ||
    path.startsWith('/borettslag/') ||
    (features.has('housing') && !features.has('companyTicket'));
  return isHousing ? housingPages : companyTicketPages;
}

export const ServicePagesContext = createContext<ServicePages>(companyTicketPages);

/** The pages of the service that the page belongs to; shared components link to these alone. */
export const useServicePages = (): ServicePages => useContext(ServicePagesContext);
