import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const undoEnd = route({
  method: 'POST',
  path: '/api/ticket/undo-end/{id}',
  summary: 'Takes the end of a ticket back, so that it runs on; its holder is told by SMS',
  needs: anySubscriberService,
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** Too late: the day on which the end was set is over, for customer support the last day itself. */
    END_NOT_UNDOABLE: { status: 409 },
    /** The person has got another ticket for the days after the end. */
    TICKET_ALREADY_HELD: { status: 409 },
  },
});
