import { route } from '#platform/calls/route.ts';
import * as z from 'zod/mini';
import { id } from '#platform/calls/scalars.ts';
import { temporaryTicketChoice } from './temporary-ticket.schema.ts';

export const issueTemporaryTicket = route({
  method: 'POST',
  path: '/schoolticket-api/travel-card/{id}/temporary-ticket',
  summary:
    'Gives a pupil who waits for a replacement card a temporary ticket, by SMS or on paper, in the place of any before',
  needs: 'school',
  body: temporaryTicketChoice,
  example: { kind: 'sms', phoneCountryCode: '+47', phone: '41234567' },
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** No replacement is on its way, it should be there by now, or the ticket is not valid. */
    TEMPORARY_TICKET_NOT_OFFERED: { status: 409 },
    PHONE_NOT_MOBILE: { status: 422 },
  },
});
