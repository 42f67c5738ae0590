import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { subscription } from '#ticketing/subscribers/subscription.schema.ts';

export const listSubscriberSubscriptions = route({
  method: 'GET',
  path: '/api/subscriber/{id}/subscriptions',
  summary: 'All subscriptions of one person in the company, newest first',
  needs: anySubscriberService,
  reply: z.array(subscription),
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 } },
});
