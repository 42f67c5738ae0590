import { getSubscriber as route } from '@takst/contract/ticketing/subscribers/get-subscriber.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeSubscriber } from './describe-subscriber.ts';
import { findSubscriber } from './subscriber/subscriber.query.ts';

export const getSubscriber = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const subscriber = await findSubscriber(database, scope, params.id);
    return subscriber
      ? { reply: describeSubscriber(subscriber) }
      : { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
  });
