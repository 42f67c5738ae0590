import type { Outcome } from '@takst/contract/route.ts';
import type { endOtherSessions as route } from '@takst/contract/session/end-other-sessions.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Call } from '#http/call.ts';
import { endSessionsBut } from './other-sessions.store.ts';

/** Signs the user out in all other browsers, which are refused at their next call. */
export const endOtherSessions =
  (changes: ChangePath) =>
  ({ scope, origin, session }: Call<typeof route>): Promise<Outcome<typeof route>> =>
    changes(origin, async ({ tx, record }): Promise<Outcome<typeof route>> => {
      const ended = await endSessionsBut(tx, scope, session);
      if (ended > 0) {
        await record({
          companyId: null,
          kind: 'end-other-sessions',
          subject: { type: 'user', id: scope.userId },
          before: null,
          after: { endedSessions: ended },
        });
      }
      return { reply: { ended } };
    });
