import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { RosterCalls } from '@takst/contract/ticketing/roster/roster-calls.ts';
import type { RosterSummary } from '@takst/contract/ticketing/roster/roster.schema.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import {
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { replyOf } from '#platform/api/query.ts';
import { batchQuery } from '#ticketing/batches/batch/batch.queries.ts';
import { useComparisonKit } from './comparison-kit.ts';
import { summaryQuery } from './roster.queries.ts';

type ComparisonBody = Body<RosterCalls['compareRoster']>;
type AcceptanceBody = Body<RosterCalls['acceptProposals']>;

/** The comparison of a draft: it is made when the page opens, and again when something above it changes. */
export function useComparison({ id }: Pick<Batch, 'id'>) {
  const queries = useQueryClient();
  const { calls } = useComparisonKit();
  const { data: summary } = useQuery(summaryQuery(calls, id));

  async function show(next: RosterSummary) {
    queries.setQueryData(summaryQuery(calls, id).queryKey, next);
    await Promise.all([
      queries.invalidateQueries({ queryKey: [calls.listRosterRows.path] }),
      queries.invalidateQueries({ queryKey: batchQuery(calls, id).queryKey }),
    ]);
  }
  const comparing = useMutation({
    mutationFn: (body: ComparisonBody) => replyOf(calls.compareRoster, { params: { id }, body }),
    // One at a time, so that the last choice is the one that stays.
    scope: { id: `compare-${id}` },
    onSuccess: show,
  });
  const accepting = useMutation({
    mutationFn: (body: AcceptanceBody) => replyOf(calls.acceptProposals, { params: { id }, body }),
    scope: { id: `accept-${id}` },
    onSuccess: show,
  });
  const [pendingComparing, compare] = useSentBody(comparing);
  const [pendingAccepting, accept] = useSentBody(accepting);
  const { mutate, isIdle } = comparing;
  const isNeeded = summary !== undefined && !summary.isCompared && isIdle;
  useEffect(() => {
    if (isNeeded) mutate({});
  }, [isNeeded, mutate]);

  return {
    summary: summary?.isCompared ? summary : undefined,
    isComparing: comparing.isPending || isNeeded,
    compareError: comparing.error,
    compare: (body: ComparisonBody = {}) => compare(body),
    accept,
    /** What is on its way, which the page shows as done. */
    accepting: pendingAccepting,
    comparing: pendingComparing,
    acceptError: accepting.error,
  };
}
export type Comparison = ReturnType<typeof useComparison>;

/**
 * The body that is on its way, from the click on. The mutation itself tells it a task later: until
 * then React would put a ticked box back.
 */
function useSentBody<Reply, Body>({ mutate }: UseMutationResult<Reply, Error, Body>) {
  const [sent, setSent] = useState<Body>();
  function send(body: Body) {
    setSent(() => body);
    // Called for the last of several bodies alone.
    mutate(body, { onSettled: () => setSent(undefined) });
  }
  return [sent, send] as const;
}
