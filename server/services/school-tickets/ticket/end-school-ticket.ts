import { endSchoolTicket as route } from '@takst/contract/services/school-tickets/ticket/end-school-ticket.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { changeTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';

/** Gives an active school ticket an earlier last day (spec 3 §4, §5). */
export const endSchoolTicket = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeTicket(tickets, tickets.end)(
      change,
      { ...call, services, ticketId: params.id },
      { lastDay: params.isoDate },
    ),
  );
