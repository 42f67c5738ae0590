import { undoFreeEnd as route } from '@takst/contract/services/free-tickets/ticket/undo-free-end.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serve } from '#platform/http/serve.ts';
import { changeTicket, refuseHeldSlot, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { freeServices as services } from './free-services.ts';

/** Takes the end of a ticket back (domain: Way back), unless another ticket has its days since. */
export const undoFreeEnd = (changes: ChangePath, tickets: Tickets) =>
  serve(route, async ({ params, origin, ...call }) => {
    const undo = changeTicket(tickets, tickets.undoEnd);
    const outcome = await refuseHeldSlot(() =>
      changes(origin, (change) =>
        undo(change, { ...call, services, ticketId: params.id }, undefined),
      ),
    );
    if (!('refused' in outcome)) return outcome;
    const { code } = outcome.refused;
    return code === 'CONFLICTING_TICKET' || code === 'TICKET_ALREADY_EXISTS'
      ? { refused: { code: 'TICKET_ALREADY_HELD' } }
      : { refused: { code } };
  });
