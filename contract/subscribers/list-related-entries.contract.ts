import * as z from 'zod/mini';
import { route } from '#route.ts';
import { issuedTicket } from '#tickets/issued-ticket.schema.ts';
import { anySubscriberService } from '#subscribers/subscriber-services.ts';

/** A ticket of the person; subscriptions stand beside it as MOBILITY once they can be ordered (spec 2 §3). */
export const relatedEntry = z.extend(issuedTicket, { productType: z.literal('TICKET') });

export const listRelatedEntries = route({
  method: 'GET',
  path: '/api/ticket/all-entries-given-to-person-with-same-phone-number-as-in-this-subscription-id/{id}',
  summary: 'Everything that the holder of one entry holds or held in the company, newest first',
  needs: anySubscriberService,
  reply: z.array(relatedEntry),
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
