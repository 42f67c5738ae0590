import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Origin } from '#platform/http/call.ts';
import { changeTicket, type TicketRequest } from './change-ticket.ts';
import type { Tickets } from './make-tickets.ts';
import { refuseHeldSlot } from '../ticket/refuse-held-slot.ts';

/** Takes the end of a ticket back (domain: Way back), unless another ticket has its days since. */
export const undoTicketEnd =
  (changes: ChangePath, tickets: Tickets) => async (origin: Origin, request: TicketRequest) => {
    const undo = changeTicket(tickets, tickets.undoEnd);
    const outcome = await refuseHeldSlot(() =>
      changes(origin, (change) => undo(change, request, undefined)),
    );
    if (!('refused' in outcome)) return outcome;
    const { code } = outcome.refused;
    return code === 'CONFLICTING_TICKET' || code === 'TICKET_ALREADY_EXISTS'
      ? { refused: { code: 'TICKET_ALREADY_HELD' as const } }
      : { refused: { code } };
  };
