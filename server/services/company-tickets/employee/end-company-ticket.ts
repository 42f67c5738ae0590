import { endCompanyTicket as route } from '@takst/contract/services/company-tickets/employee/end-company-ticket.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { changeTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';

/** Gives an active ticket its last day, one of the end choices (domain: End choices). */
export const endCompanyTicket = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeTicket(tickets, tickets.end)(
      change,
      { ...call, services, ticketId: params.id },
      { lastDay: params.isoDate },
    ),
  );
