import type { RegisteredServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { companyTicketService } from '#services/company-tickets/company-ticket.service.ts';
import { freeTicketService } from '#services/free-tickets/free-ticket.service.ts';
import { housingService } from '#services/housing/housing.public.ts';
import { schoolTicketService } from '#services/school-tickets/school-ticket.service.ts';
import { ticketCounterService } from '#services/ticket-counter/ticket-counter.service.ts';
import type { TicketService } from '#ticketing/tickets/ticket/ticket-service.ts';

/** The services that issue tickets. One that is missing, or leaves out a part, does not compile. */
export const ticketServices = {
  'company-tickets': companyTicketService,
  housing: housingService,
  'free-tickets': freeTicketService,
  'school-tickets': schoolTicketService,
  'ticket-counter': ticketCounterService,
} as const satisfies { [Id in RegisteredServiceId]: TicketService<Id> };
