import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const undoFreeEnd = route({
  method: 'POST',
  path: '/freeticket-api/ticket/{id}/undo-end',
  summary: 'Takes the end of a free ticket back; one of a child has its end by rule again',
  needs: 'freeTicket',
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** Too late: the day on which the end was set is over, for customer support the last day itself. */
    END_NOT_UNDOABLE: { status: 409 },
    /** Another ticket has been ordered for the days after the end. */
    TICKET_ALREADY_HELD: { status: 409 },
  },
});
