import { resendSchoolTicket as route } from '@takst/contract/services/school-tickets/ticket/resend-school-ticket.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { resendTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';

/** Replaces a ticket that a phone has by one with a new code; the old one ends at once (spec 3 §4). */
export const resendSchoolTicket = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    resendTicket(tickets)(change, { ...call, services, ticketId: params.id }, ({ rules }, ticket) =>
      rules.allowed(ticket, { hasName: false }).has('RESEND'),
    ),
  );
