import { getNeverLeaver as route } from '@takst/contract/ticketing/subscribers/never-leaver/get-never-leaver.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findSubscriber } from '#ticketing/subscribers/subscriber/subscriber.query.ts';
import { findNeverLeaverMark } from './never-leaver.store.ts';

export const getNeverLeaver = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const subscriber = await findSubscriber(database, scope, params.id);
    return subscriber
      ? { reply: { mark: await findNeverLeaverMark(database, scope, subscriber) } }
      : { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
  });
