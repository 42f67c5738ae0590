import { listOwnSessions as route } from '@takst/contract/customers/session/list-own-sessions.contract.ts';
import type { SessionLife } from '#platform/access/used-session.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { browserOf } from './browser-of.ts';
import { ownSessions } from './own-session.query.ts';

export const listOwnSessions = (database: Database, life: SessionLife) =>
  serve(route, async ({ scope, session, now }) => {
    const rows = await ownSessions(database, scope, { session, life, now });
    return { reply: rows.map(({ userAgent, ...row }) => ({ ...row, ...browserOf(userAgent) })) };
  });
