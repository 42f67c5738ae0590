import { getSubscription as route } from '@takst/contract/services/subscriptions/get-subscription.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { subscriptionDescriber } from './subscription/describe-subscription.ts';
import { findSubscription } from './subscription/subscription.query.ts';

export const getSubscription = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const subscription = await findSubscription(database, { scope, services }, params.id);
    if (!subscription) return { refused: { code: 'SUBSCRIPTION_NOT_FOUND' } };
    const describe = await subscriptionDescriber(database, { tenant: scope.tenant, today });
    return { reply: describe(subscription) };
  });
