import { endFreeTicket as route } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { changeTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { freeServices as services } from './free-services.ts';

/** Gives an active free ticket its last day (spec 3 §4). */
export const endFreeTicket = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeTicket(tickets, tickets.end)(
      change,
      { ...call, services, ticketId: params.id },
      { lastDay: params.isoDate },
    ),
  );
