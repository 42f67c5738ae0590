import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';

export const endSchoolTicket = route({
  method: 'PUT',
  path: '/schoolticket-api/ticket/{id}/expiry/{isoDate}',
  summary: 'Ends a school ticket earlier, after a last day; a pupil with a phone is told by SMS',
  needs: 'school',
  params: { isoDate: calendarDate },
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** It has not begun, its card is not made, or it is on its last day or over (spec 3 §4). */
    TICKET_NOT_ENDABLE: { status: 409 },
    /** Before today or after the current end (spec 3 §5). */
    END_DATE_NOT_OFFERED: { status: 422 },
  },
});
