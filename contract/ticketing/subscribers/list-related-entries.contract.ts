import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { subscription } from '#ticketing/subscribers/subscription.schema.ts';
import { issuedTicket } from '#ticketing/tickets/issued-ticket.schema.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

/** A ticket or a subscription of a person, by the product types of invoice lines (spec 2 §3). */
const relatedEntry = z.discriminatedUnion('productType', [
  z.extend(issuedTicket, { productType: z.literal('TICKET') }),
  z.extend(subscription, { productType: z.literal('MOBILITY') }),
]);
export type RelatedEntry = z.output<typeof relatedEntry>;

export const listRelatedEntries = route({
  method: 'GET',
  path: '/api/ticket/all-entries-given-to-person-with-same-phone-number-as-in-this-subscription-id/{id}',
  summary:
    'All tickets and subscriptions of the holder of one of them in the company, newest first',
  needs: anySubscriberService,
  reply: z.array(relatedEntry),
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
