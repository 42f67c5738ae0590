import type { Outcome } from '@takst/contract/route.ts';
import type { listOwnSessions as route } from '@takst/contract/session/list-own-sessions.contract.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { browserOf } from './browser-of.ts';
import { ownSessions } from './own-session.query.ts';

/** The user's sessions, with browser and system. */
export const listOwnSessions =
  (database: Database) =>
  async ({ scope, session }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const rows = await ownSessions(database, scope, session);
    return { reply: rows.map(({ userAgent, ...row }) => ({ ...row, ...browserOf(userAgent) })) };
  };
