import { listSubscriberSubscriptions as route } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findSubscriber } from '#ticketing/subscribers/subscribers.public.ts';
import { subscriptionDescriber } from './subscription/describe-subscription.ts';
import { subscriptionsOfHolder } from './subscription/subscription.query.ts';

export const listSubscriberSubscriptions = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const subscriptions = await subscriptionsOfHolder(database, { scope, services }, params.id);
    if (subscriptions.length === 0 && !(await findSubscriber(database, scope, params.id)))
      return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const describe = await subscriptionDescriber(database, { tenant: scope.tenant, today });
    return { reply: subscriptions.map(describe) };
  });
