import { route } from '#platform/calls/route.ts';
import { subscriber } from './subscriber.schema.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

export const getSubscriber = route({
  method: 'GET',
  path: '/api/subscriber/{id}',
  summary: 'One person of the company, with or without tickets',
  needs: anySubscriberService,
  reply: subscriber,
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 } },
});
