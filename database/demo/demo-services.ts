import type { RegisteredServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { companyTicketsInDemo } from './company-tickets/company-tickets-in-demo.ts';
import type { DemoService } from './demo-service.ts';
import { freeTicketsInDemo } from './free-tickets/free-tickets-in-demo.ts';
import { housingInDemo } from './housing/housing-in-demo.ts';
import { schoolTicketsInDemo } from './school-tickets/school-tickets-in-demo.ts';
import { ticketCounterInDemo } from './ticket-counter/ticket-counter-in-demo.ts';

/** What each ticket service has in the demo world. A registered service that is missing does not compile. */
export const demoServices = {
  'company-tickets': companyTicketsInDemo,
  housing: housingInDemo,
  'free-tickets': freeTicketsInDemo,
  'school-tickets': schoolTicketsInDemo,
  'ticket-counter': ticketCounterInDemo,
} as const satisfies { readonly [Id in RegisteredServiceId]: DemoService };
