import { changeNeverLeaver as route } from '@takst/contract/ticketing/subscribers/never-leaver/change-never-leaver.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockSubscriber } from '#ticketing/subscribers/subscriber/lock-subscriber.ts';
import { findNeverLeaverMark, neverLeaverStore } from './never-leaver.store.ts';

/** Marks somebody as never a leaver, or takes the mark away, unless somebody else has done so meanwhile. */
export const changeNeverLeaver = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params, body, now }) => {
    const subscriber = await lockSubscriber(tx, scope, params.id);
    if (!subscriber) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const { companyId, id } = subscriber;
    const { reason: before = null } = (await findNeverLeaverMark(tx, scope, subscriber)) ?? {};
    const { reason, previousReason } = body;
    const compared = compareWithExpected(before, { expected: previousReason, wanted: reason });
    if (compared === 'done') return { reply: { reason } };
    if (compared === 'changed-since')
      return { refused: { code: 'MARK_CHANGED_SINCE', reason: before } };
    const store = neverLeaverStore(tx, scope);
    if (reason === null) await store.unmark(subscriber);
    else await store.mark(subscriber, reason, now);
    await record({
      companyId,
      kind: reason === null ? 'unmark-never-leaver' : 'mark-never-leaver',
      subject: { type: 'subscriber', id },
      about: { holderId: id },
      before: { neverLeaver: before },
      after: { neverLeaver: reason },
    });
    return { reply: { reason } };
  });
