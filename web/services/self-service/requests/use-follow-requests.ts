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
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== undefined && version !== undefined && seen.current !== version) {
      void queries.invalidateQueries({ queryKey: [listTicketRequests.path] });
    }
    seen.current = version ?? seen.current;
  }, [version, queries]);
  return data;
}
