import { cancelFreeTicket as route } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { changeTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { cancelFreeTickets } from './cancel-free-tickets.ts';
import { freeServices as services } from './free-services.ts';

/** Cancels a ticket that has not begun, or whose card is not made (domain). */
export const cancelFreeTicket = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeTicket(tickets, cancelFreeTickets(tickets, call.scope))(
      change,
      { ...call, services, ticketId: params.id },
      undefined,
    ),
  );
