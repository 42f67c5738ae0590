import { listTicketRequests } from '@takst/contract/services/self-service/requests/list-ticket-requests.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '#platform/session/use-session.ts';
import { requestCountsQuery } from './request-counts.queries.ts';

/** The numbers of requests; the list is fetched again when they show that it has changed. */
export function useFollowRequests() {
  const { company } = useSession();
  const queries = useQueryClient();
  const { data } = useQuery(requestCountsQuery(company.id));
  const version = data && JSON.stringify(data);
  const lastVersion = useRef(version);
  useEffect(() => {
    if (
      lastVersion.current !== undefined &&
      version !== undefined &&
      lastVersion.current !== version
    ) {
      void queries.invalidateQueries({ queryKey: [listTicketRequests.path] });
    }
    lastVersion.current = version ?? lastVersion.current;
  }, [version, queries]);
  return data;
}
