import type { Feature } from '#platform/access/feature.ts';
import type { AgreementSubtype } from '#platform/tenants/agreement-subtype.ts';
import type { TicketServiceId } from './ticket-service-id.ts';

type ServiceAccess = {
  /** Who has it may see what the service has issued (spec 1 §4, §6). */
  readonly feature: Feature;
  /** Who has it may order (spec 1 §4, §6). */
  readonly orderFeature: Feature;
  /** The agreements under which the service issues tickets (spec 1 §4). */
  readonly agreementSubtypes: readonly AgreementSubtype[];
};

/** What opens each service. */
export const ticketServiceAccess = {
  'company-tickets': {
    feature: 'companyTicket',
    orderFeature: 'companyTicket.order',
    agreementSubtypes: ['SUBSCRIPTIONS'],
  },
  housing: {
    feature: 'housing',
    orderFeature: 'housing.order',
    agreementSubtypes: ['HOUSING_COOPERATIVE_AGREEMENT'],
  },
  'free-tickets': {
    feature: 'freeTicket',
    orderFeature: 'freeTicket.order',
    agreementSubtypes: ['FREETICKET'],
  },
  'school-tickets': {
    feature: 'school',
    orderFeature: 'school.order',
    agreementSubtypes: ['SCHOOLTICKET'],
  },
  'ticket-counter': {
    feature: 'ticketCounter',
    orderFeature: 'ticketCounter.order',
    agreementSubtypes: ['TICKETOFFICE'],
  },
} as const satisfies Record<TicketServiceId, ServiceAccess>;
