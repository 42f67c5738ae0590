import { cancelPendingTicket as route } from '@takst/contract/company-tickets/employee/cancel-pending-ticket.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/tickets/ticket-service-id.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { changeTicket, type Tickets } from '#tickets/tickets.public.ts';

/** Cancels a ticket before its first day: it is never valid and never invoiced. */
export const cancelPendingTicket = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeTicket(tickets, tickets.cancel)(
      change,
      { ...call, services, ticketId: params.id },
      undefined,
    ),
  );
