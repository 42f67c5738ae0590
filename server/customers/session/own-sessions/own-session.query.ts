import type { SessionLife } from '#platform/access/used-session.ts';
import { isOver } from '#platform/access/session-use.store.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type OwnSessionRow = {
  signedInAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant;
  userAgent: string | null;
  isCurrent: boolean;
};

/** The user's sessions, the current one first. */
export const ownSessions = (
  database: Database,
  { tenant, userId }: Scope,
  { session, ...limits }: { session: string; life: SessionLife; now: Temporal.Instant },
): Promise<OwnSessionRow[]> =>
  tablesOf(database)
    .selectFrom('session.session')
    .select((row) => [
      'created_at as signedInAt',
      'last_used_at as lastSeenAt',
      'user_agent as userAgent',
      row('token_digest', '=', session).$castTo<boolean>().as('isCurrent'),
    ])
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where((row) => row.not(isOver(row, limits)))
    .orderBy('isCurrent', 'desc')
    .orderBy('last_used_at', 'desc')
    .execute();
