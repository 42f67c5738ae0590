import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

export const undoSchoolEnd = route({
  method: 'POST',
  path: '/schoolticket-api/ticket/{id}/undo-end',
  summary: 'Takes the end of a school ticket back: it is valid until its school year ends',
  needs: 'school',
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** Too late: the day on which the end was set is over, for customer support the last day itself. */
    END_NOT_UNDOABLE: { status: 409 },
    /** Another ticket has been ordered for the days after the end. */
    TICKET_ALREADY_HELD: { status: 409 },
  },
});
