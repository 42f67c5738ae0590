import { undoSchoolEnd as route } from '@takst/contract/services/school-tickets/ticket/undo-school-end.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serve } from '#platform/http/serve.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { changeTicket, refuseHeldSlot, type Tickets } from '#ticketing/tickets/tickets.public.ts';

/** Takes the end of a ticket back (domain: Way back): it is valid until its school year ends, unless another has its days. */
export const undoSchoolEnd = (changes: ChangePath, tickets: Tickets) =>
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
