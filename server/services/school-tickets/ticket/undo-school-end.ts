import { undoSchoolEnd as route } from '@takst/contract/services/school-tickets/ticket/undo-school-end.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serve } from '#platform/http/serve.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { type Tickets, undoTicketEnd } from '#ticketing/tickets/tickets.public.ts';

/** Takes the end of a ticket back (domain: Way back): it is valid until its school year ends, unless another has its days. */
export const undoSchoolEnd = (changes: ChangePath, tickets: Tickets) =>
  serve(route, ({ params, origin, ...call }) =>
    undoTicketEnd(changes, tickets)(origin, { ...call, services, ticketId: params.id }),
  );
