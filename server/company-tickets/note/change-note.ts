import type { changeNote as route } from '@takst/contract/company-tickets/note/change-note.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Call } from '#http/call.ts';
import { lockNote, saveNote } from './note.store.ts';

/** Changes the note unless somebody else has changed it since the user saw it. */
export const changeNote =
  (changes: ChangePath) =>
  ({ origin, scope, params, body }: Call<typeof route>): Promise<Outcome<typeof route>> =>
    changes(origin, async ({ tx, record }): Promise<Outcome<typeof route>> => {
      const subscriber = await lockNote(tx, scope, params.id);
      if (!subscriber) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
      const { companyId, personKey, note } = subscriber;
      if (note === body.note) return { reply: { note } };
      if (note !== body.previousNote) return { refused: { code: 'NOTE_CHANGED_SINCE', note } };
      await saveNote(tx, { companyId, id: params.id, note: body.note });
      await record({
        companyId,
        kind: 'change-note',
        subject: { type: 'subscriber', id: params.id },
        personKey,
        before: { note },
        after: { note: body.note },
      });
      return { reply: { note: body.note } };
    });
