import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const changeTicketAgreement = route({
  method: 'POST',
  path: '/api/ticket/change-agreement/{id}',
  summary:
    'Goes on with a ticket under another agreement from the next 1st; its holder notices nothing',
  needs: anySubscriberService,
  body: z.strictObject({
    /** The agreement's number, as text, as in an order. */
    agreementName: z
      .string({ error: 'required' })
      .check(z.regex(/^[1-9]\d{0,14}$/, { error: 'required' })),
  }),
  example: { agreementName: '500001' },
  /** The ticket under the new agreement. */
  reply: z.object({ id, subscriberId: id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** It is over before the next 1st, or another ticket goes on from it. */
    TICKET_NOT_CHANGEABLE: { status: 409 },
    AGREEMENT_NOT_FOUND: { status: 404 },
    AGREEMENT_NOT_VALID: { status: 422 },
  },
});
