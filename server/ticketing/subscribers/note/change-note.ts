import { changeNote as route } from '@takst/contract/ticketing/subscribers/note/change-note.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockSubscriber } from '#ticketing/subscribers/subscriber/lock-subscriber.ts';
import { subscriberStore } from '#ticketing/subscribers/subscriber/subscriber.store.ts';

/** Changes the note unless another user has changed it since. */
export const changeNote = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params, body }) => {
    const subscriber = await lockSubscriber(tx, scope, params.id);
    if (!subscriber) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const { companyId, id, note } = subscriber;
    const compared = compareWithExpected(note, { expected: body.previousNote, wanted: body.note });
    if (compared === 'done') return { reply: { note } };
    if (compared === 'changed-since') return { refused: { code: 'NOTE_CHANGED_SINCE', note } };
    await subscriberStore(tx, scope).setNote({ companyId, id }, body.note);
    await record({
      companyId,
      kind: 'change-note',
      subject: { type: 'subscriber', id },
      about: { holderId: id },
      before: { note },
      after: { note: body.note },
    });
    return { reply: { note: body.note } };
  });
