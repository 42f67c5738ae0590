import { route } from '#platform/calls/route.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { subscription } from '#ticketing/subscribers/subscription.schema.ts';

export const getSubscription = route({
  method: 'GET',
  path: '/api/subscription/{id}',
  summary: 'One subscription',
  needs: anySubscriberService,
  reply: subscription,
  refusals: { SUBSCRIPTION_NOT_FOUND: { status: 404 } },
});
