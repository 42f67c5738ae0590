import { undoFreeEnd as route } from '@takst/contract/services/free-tickets/ticket/undo-free-end.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serve } from '#platform/http/serve.ts';
import { type Tickets, undoTicketEnd } from '#ticketing/tickets/tickets.public.ts';
import { freeServices as services } from './free-services.ts';

/** Takes the end of a ticket back (domain: Way back), unless another ticket has its days since. */
export const undoFreeEnd = (changes: ChangePath, tickets: Tickets) =>
  serve(route, ({ params, origin, ...call }) =>
    undoTicketEnd(changes, tickets)(origin, { ...call, services, ticketId: params.id }),
  );
