import * as z from 'zod/mini';
import { all } from '#platform/pages/page-row.ts';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { orderedReplacementReasons } from '#ticketing/travel-cards/replacement-reasons.ts';

export const replaceFreeCard = route({
  method: 'PUT',
  path: '/freeticket-api/ticket/travel-card/{id}/replace',
  summary: 'Blocks the card of a free ticket and orders another one, on which the ticket goes on',
  needs: all('freeTicket', 'freeTicket.replacementCard'),
  body: z.strictObject({ reason: z._default(z.enum(orderedReplacementReasons), 'lost') }),
  example: { reason: 'lost' },
  reply: z.object({ id }),
  refusals: {
    TICKET_NOT_FOUND: { status: 404 },
    /** The card is not made, is blocked, or its ticket is over. */
    CARD_NOT_REPLACEABLE: { status: 409 },
    /** The new card could not be posted. */
    TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: { status: 422 },
  },
});
