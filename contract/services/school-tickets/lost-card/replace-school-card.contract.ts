import { feePayers } from '@takst/domain/services/school-tickets/lost-card/card-fee.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { orderedReplacementReasons } from '#ticketing/travel-cards/replacement-reasons.ts';
import { temporaryTicketChoice } from './temporary-ticket.schema.ts';

export const replaceSchoolCardBody = z.strictObject({
  reason: z._default(z.enum(orderedReplacementReasons), 'lost'),
  /** Who bears the fee. The school is billed, and collects it from the pupil. */
  paidBy: z._default(z.enum(feePayers), 'school'),
  /** The number of the card that is lost, where the user saw it: one that was replaced since stays as it is. */
  cardNumber: z.optional(z.string().check(z.maxLength(30, { error: 'maxLength' }))),
  temporaryTicket: z._default(z.nullable(temporaryTicketChoice), null),
});

/** The specification has no call: it is that of free tickets, with who pays (docs/decisions/0103). */
export const replaceSchoolCard = route({
  method: 'PUT',
  path: '/schoolticket-api/travel-card/{id}/replace',
  summary:
    'Blocks the card of a school ticket and orders another one; a temporary ticket may bridge the delivery',
  needs: 'school',
  body: replaceSchoolCardBody,
  example: { reason: 'lost', paidBy: 'pupil', temporaryTicket: { kind: 'paper' } },
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** On a phone, or its card is not made, is blocked or was just replaced, or the ticket is over. */
    CARD_NOT_REPLACEABLE: { status: 409 },
    /** A ticket that has not begun is not bridged. */
    TEMPORARY_TICKET_NOT_OFFERED: { status: 409 },
    /** The new card could not be posted. */
    TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: { status: 422 },
    PHONE_NOT_MOBILE: { status: 422 },
  },
});
