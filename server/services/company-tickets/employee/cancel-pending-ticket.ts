import { cancelPendingTicket as route } from '@takst/contract/services/company-tickets/employee/cancel-pending-ticket.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { changeTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';

/** Cancels a ticket before its first day: it is never valid and never invoiced. */
export const cancelPendingTicket = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeTicket(tickets, tickets.cancel)(
      change,
      { ...call, services, ticketId: params.id },
      undefined,
    ),
  );
