import { listOf } from '#platform/lists/list.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { ticketRequest } from './ticket-request.schema.ts';

const ticketRequestFilters = ['open', 'expired'] as const;
export type TicketRequestFilter = (typeof ticketRequestFilters)[number];

/** Its counts are a call of their own, which every browser repeats. */
export const ticketRequestList = listOf({
  path: '/api/ticket-request/by-company-id/{id}',
  summary: 'The requests for tickets that nobody has answered, the oldest first',
  plural: 'requests',
  needs: anySubscriberService,
  company: 'id',
  filters: ticketRequestFilters,
  columns: {
    lastName: { heading: { nb: 'Navn', en: 'Name' }, sort: true },
    /** Companies have names of their own for it. */
    employeeId: { heading: { nb: 'Ansattnr.', en: 'Employee number' }, sort: true },
    phone: { heading: { nb: 'Mobil', en: 'Mobile' }, sort: true },
    zones: { heading: { nb: 'Soner', en: 'Zones' }, sort: true },
    startDate: { heading: { nb: 'Startdato', en: 'Start date' }, sort: true },
    requestedAt: { heading: { nb: 'Sendt', en: 'Asked' }, sort: true },
    answers: { heading: { nb: 'Handlinger', en: 'Actions' } },
  },
  sortedBy: 'requestedAt',
  entry: ticketRequest,
});
export const { list: listTicketRequests } = ticketRequestList;
