import type { FixedPagePath } from '@takst/contract/app/path-to.ts';
import type { PagePath } from '@takst/contract/app/pages.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { serviceOfSubtype } from '@takst/domain/ticketing/tickets/subscriber-service.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { createContext, useContext } from 'react';

/** Where the pages of a service for the people of a company are, what opens them, and what it has. */
type PagesOfService<Service extends SubscriberServiceId> = {
  service: Service;
  feature: Feature;
  orderFeature: Feature;
  agreementSubtypes: readonly string[];
  /** The list of people; the other pages of the service stand below its address. */
  list: FixedPagePath;
  person: PagePath;
  order: FixedPagePath;
  requests: FixedPagePath;
  settings: FixedPagePath;
  /** Where tickets are ordered for many. */
  orderMany: FixedPagePath;
  orderManyBatch: PagePath;
  /** Changes for many people, who are ticked in the list. */
  hasChangesForMany: boolean;
  /** The comparison with a list of employees. */
  hasRoster: boolean;
  /** Whether people are employees, who have a cost centre. */
  hasCostCentres: boolean;
  /** Whether what people get is deducted from their pay. */
  hasPayroll: boolean;
  /** Null where there is one view. */
  costViews: CostViewPages | null;
};

/** Two views of the costs of a month: by unit, and changes. */
export type CostViewPages = { units: FixedPagePath; changes: FixedPagePath };

/**
 * What each service says of its pages. The first is the service of a page that belongs to none, where the user
 * has several.
 */
const pagesOf = {
  'company-tickets': {
    service: 'company-tickets',
    ...ticketServiceAccess['company-tickets'],
    list: '/bedriftsavtale',
    person: '/bedriftsavtale/ansatt/{id}',
    order: '/bedriftsavtale/billett/opprett',
    requests: '/bedriftsavtale/godkjenning',
    settings: '/bedriftsavtale/innstillinger',
    orderMany: '/bedriftsavtale/bestill-flere',
    orderManyBatch: '/bedriftsavtale/bestill-flere/{id}',
    hasChangesForMany: true,
    hasRoster: true,
    hasCostCentres: true,
    hasPayroll: true,
    costViews: null,
  },
  housing: {
    service: 'housing',
    ...ticketServiceAccess.housing,
    list: '/borettslag',
    person: '/borettslag/boenhet/{id}',
    order: '/borettslag/opprett',
    requests: '/borettslag/godkjenning',
    settings: '/borettslag/innstillinger',
    orderMany: '/borettslag/bestill-flere',
    orderManyBatch: '/borettslag/bestill-flere/{id}',
    hasChangesForMany: false,
    hasRoster: false,
    hasCostCentres: false,
    hasPayroll: false,
    costViews: {
      units: '/borettslag/kostnader-boenhet',
      changes: '/borettslag/kostnader-boenhet/endringer',
    },
  },
} as const satisfies { readonly [Service in SubscriberServiceId]: PagesOfService<Service> };

export type ServicePages = (typeof pagesOf)[SubscriberServiceId];

const services: readonly ServicePages[] = Object.values(pagesOf);
const usualPages = pagesOf['company-tickets'];

/** The pages for who holds tickets under agreements of a subtype; null for other services. */
export const pagesOfSubtype = (subtype: string): ServicePages | null => {
  const service = serviceOfSubtype(subtype);
  return service && pagesOf[service];
};

/** Pages of all services, as invoices, stand below the address of the usual ones too. */
const isOfService = ({ list }: ServicePages, path: string): boolean =>
  list !== usualPages.list && (path === list || path.startsWith(`${list}/`));

/**
 * The service of a page, by its address; a page that belongs to none, as an invoice, is about the service that
 * the user has.
 */
export const servicePagesAt = (path: string, features: ReadonlySet<Feature>): ServicePages =>
  services.find((pages) => isOfService(pages, path)) ??
  services.find(({ feature }) => features.has(feature)) ??
  usualPages;

export const ServicePagesContext = createContext<ServicePages>(usualPages);

/** The pages of the service that the page belongs to; shared components link to these alone. */
export const useServicePages = (): ServicePages => useContext(ServicePagesContext);
