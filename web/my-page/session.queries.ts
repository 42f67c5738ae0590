import { listOwnSessions } from '@takst/contract/session/list-own-sessions.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** A failure does not replace the page: the rest of it works without the sessions. */
export const ownSessionsQuery = queryOptions({
  ...queryOf(listOwnSessions, {}),
  staleTime: 0,
  throwOnError: false,
});
