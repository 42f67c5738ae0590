import { undoEnd as route } from '@takst/contract/services/company-tickets/employee/undo-end.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import { serve } from '#platform/http/serve.ts';
import { changeTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';

/**
 * Takes the end of a ticket back (domain: Way back). Whether the person has got another ticket since, in
 * whichever company, the exclusion constraint decides.
 */
export const undoEnd = (changes: ChangePath, tickets: Tickets) =>
  serve(route, async ({ params, origin, ...call }) => {
    const undo = changeTicket(tickets, tickets.undoEnd);
    try {
      return await changes(origin, (change) =>
        undo(change, { ...call, services, ticketId: params.id }, undefined),
      );
    } catch (error) {
      if (violatedConstraint(error) !== 'one_ticket_at_a_time') throw error;
      return { refused: { code: 'TICKET_ALREADY_HELD' } };
    }
  });
