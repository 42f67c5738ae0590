import type { Feature } from '#access/feature.ts';
import type { AgreementSubtype } from '#agreements/agreement-subtype.ts';
import type { TicketServiceId } from './ticket-service-id.ts';

type ServiceAccess = {
  /** Who has it may see what the service has issued (spec 1 §4, §6). */
  readonly feature: Feature;
  /** The agreements under which the service issues tickets (spec 1 §4). */
  readonly agreementSubtypes: readonly AgreementSubtype[];
};

/** What opens each service. */
export const ticketServiceAccess = {
  'company-tickets': { feature: 'companyTicket', agreementSubtypes: ['SUBSCRIPTIONS'] },
  housing: { feature: 'housing', agreementSubtypes: ['HOUSING_COOPERATIVE_AGREEMENT'] },
  'free-tickets': { feature: 'freeTicket', agreementSubtypes: ['FREETICKET'] },
  'school-tickets': { feature: 'school', agreementSubtypes: ['SCHOOLTICKET'] },
  'ticket-counter': { feature: 'ticketCounter', agreementSubtypes: ['TICKETOFFICE'] },
} as const satisfies Record<TicketServiceId, ServiceAccess>;
