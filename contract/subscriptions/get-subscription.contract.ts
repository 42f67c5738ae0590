import { route } from '#route.ts';
import { anySubscriberService } from '#subscribers/subscriber-services.ts';
import { subscription } from './subscription.schema.ts';

export const getSubscription = route({
  method: 'GET',
  path: '/api/subscription/{id}',
  summary: 'One subscription',
  needs: anySubscriberService,
  reply: subscription,
  refusals: { SUBSCRIPTION_NOT_FOUND: { status: 404 } },
});
