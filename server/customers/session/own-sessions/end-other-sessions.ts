import { endOtherSessions as route } from '@takst/contract/customers/session/end-other-sessions.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { endSessionsOf } from './end-sessions.store.ts';

/** Signs the user out in all other browsers, which are refused at their next call. */
export const endOtherSessions = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, session }) => {
    const endedSessions = await endSessionsOf(tx, scope, session);
    if (endedSessions > 0) {
      await record({
        companyId: null,
        kind: 'end-other-sessions',
        subject: { type: 'user', id: scope.userId },
        about: null,
        before: null,
        after: { endedSessions: endedSessions },
      });
    }
    return { reply: { ended: endedSessions } };
  });
