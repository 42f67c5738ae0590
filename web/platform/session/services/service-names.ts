import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

/** What the services are called. */
export const serviceNames: { readonly [S in TicketServiceId]: PlainTextKey<'services'> } = {
  'company-tickets': 'companyTickets',
  housing: 'housing',
  'free-tickets': 'freeTickets',
  'school-tickets': 'schoolTickets',
  'ticket-counter': 'ticketCounter',
};
