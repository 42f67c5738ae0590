import { getNote as route } from '@takst/contract/ticketing/subscribers/note/get-note.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findSubscriber } from '#ticketing/subscribers/subscriber/subscriber.query.ts';

export const getNote = (database: Database) =>
  serve(route, async ({ scope, params }) => {
    const subscriber = await findSubscriber(database, scope, params.id);
    return subscriber
      ? { reply: { note: subscriber.note } }
      : { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
  });
