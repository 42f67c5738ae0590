import type { getNote as route } from '@takst/contract/company-tickets/note/get-note.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { findNote } from './note.store.ts';

export const getNote =
  (database: Database) =>
  async ({ scope, params }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const subscriber = await findNote(database, scope, params.id);
    return subscriber
      ? { reply: { note: subscriber.note } }
      : { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
  };
