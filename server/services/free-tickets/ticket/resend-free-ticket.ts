import { resendFreeTicket as route } from '@takst/contract/services/free-tickets/ticket/resend-free-ticket.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { resendTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { freeServices as services } from './free-services.ts';

/** Replaces a ticket that a phone has by one with a new code; the old one ends at once (spec 3 §4). */
export const resendFreeTicket = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    resendTicket(tickets)(change, { ...call, services, ticketId: params.id }, ({ rules }, ticket) =>
      rules.actions(ticket).has('resend-ticket'),
    ),
  );
