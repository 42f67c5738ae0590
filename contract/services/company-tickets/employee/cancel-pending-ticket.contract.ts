import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const cancelPendingTicket = route({
  method: 'POST',
  path: '/api/ticket/cancel-pending/by-id/{id}',
  summary: 'Cancels a ticket that has not begun, at once; its holder is told by SMS',
  needs: anySubscriberService,
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** It has begun, or is over already. */
    TICKET_NOT_PENDING: { status: 409 },
    /** The ticket before would be valid again, but somebody else has a ticket on its phone since. */
    TICKET_ALREADY_HELD: { status: 409 },
  },
});
