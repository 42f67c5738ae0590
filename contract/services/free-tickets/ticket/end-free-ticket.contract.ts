import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';

export const endFreeTicket = route({
  method: 'PUT',
  path: '/freeticket-api/ticket/{id}/expiry/{isoDate}',
  summary: 'Ends an active free ticket after a last day; a holder with a phone is told by SMS',
  needs: 'freeTicket',
  params: { isoDate: calendarDate },
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** It is not active, has an end already, or its card is not made (spec 3 §4). */
    TICKET_NOT_ENDABLE: { status: 409 },
    /** Before today, more than six months ahead, or after the day on which a child grows up. */
    END_DATE_NOT_OFFERED: { status: 422 },
  },
});
