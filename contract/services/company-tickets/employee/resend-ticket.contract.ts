import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const resendTicket = route({
  method: 'POST',
  path: '/api/ticket/resend/{id}',
  summary: 'Gives the holder a new ticket with a new code and ends the old one at once',
  needs: anySubscriberService,
  /** The new ticket. */
  reply: z.object({ id, subscriberId: id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** It was never fetched, has an end, or is over (spec 2 §4). */
    TICKET_NOT_RESENDABLE: { status: 409 },
  },
});
