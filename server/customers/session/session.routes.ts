import type { ChangePath } from '#platform/changes/change-path.ts';
import type { SessionLife } from '#platform/access/used-session.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { endOtherSessions } from './own-sessions/end-other-sessions.ts';
import { listOwnSessions } from './own-sessions/list-own-sessions.ts';

type Dependencies = { database: Database; changes: ChangePath; sessionLife: SessionLife };

/** The user's own sessions. */
export const sessionContractRoutes = ({
  database,
  changes,
  sessionLife,
}: Dependencies): ServedRoute[] => [
  listOwnSessions(database, sessionLife),
  endOtherSessions(changes),
];
