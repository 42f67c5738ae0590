import { listOwnSessions } from '@takst/contract/session/list-own-sessions.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** The rest of the page is there all the same when this cannot be fetched. */
export const ownSessionsQuery = queryOptions({
  ...queryOf(listOwnSessions, {}),
  staleTime: 0,
  throwOnError: false,
});
