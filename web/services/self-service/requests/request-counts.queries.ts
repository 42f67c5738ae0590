import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';

/** Requests are polled every 3 seconds (spec 2 §4, §9); the server answers from memory. Never in a hidden tab. */
const refetchMs = 3_000;

export const requestCountsQuery = (companyId: number) =>
  queryOptions({
    ...queryOf(countTicketRequests, { params: { id: companyId } }),
    refetchInterval: refetchMs,
    staleTime: refetchMs,
    throwOnError: false,
  });
