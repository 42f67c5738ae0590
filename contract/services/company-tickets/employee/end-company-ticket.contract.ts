import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const endCompanyTicket = route({
  method: 'POST',
  path: '/api/ticket/change-expiry/by-id/{id}/{isoDate}',
  summary: 'Ends an active ticket after a last day; its holder is told by SMS',
  needs: anySubscriberService,
  params: { isoDate: calendarDate },
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** It is not active, or has an end already (spec 2 §4). */
    TICKET_NOT_ENDABLE: { status: 409 },
    END_DATE_NOT_OFFERED: { status: 422 },
  },
});
