import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { availableSubscription } from '#catalogue/products/available-subscription.schema.ts';

export const listAvailableSubscriptions = route({
  method: 'GET',
  path: '/api/subscription/available/by-company-id/{id}',
  summary: 'What a company can order for its people: the ticket first, then subscriptions',
  needs: anySubscriberService,
  company: 'id',
  reply: z.array(availableSubscription),
  refusals: {
    /** An empty result is an error (spec 2 §7). */
    NOTHING_AVAILABLE: { status: 404 },
  },
});
