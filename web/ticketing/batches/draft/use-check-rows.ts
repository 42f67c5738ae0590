import { openQuestions } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { replyOf } from '#platform/api/query.ts';
import { batchQuery } from '../batch/batch.queries.ts';
import { useBatchKit } from '../batch/batch-kit.ts';

/** Checks the rows of a draft, part by part, until none is left. */
export function useCheckRows(id: number, totals: BatchTotals, isComplete: boolean) {
  const { calls, service } = useBatchKit();
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const isAsking = openQuestions(service, totals).length > 0;
  const isNeeded = isComplete && totals.unchecked > 0 && !isAsking && error === null;

  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    async function check() {
      const { queryKey } = batchQuery(calls, id);
      let unchecked = 1;
      while (unchecked > 0) {
        // The next part is checked when this one is: each is one call of a second at most.
        const reply = await replyOf(calls.checkRows, { params: { id } }, leaving.signal);
        // Nothing is checked before what is missing above the table is chosen.
        const waits = openQuestions(service, reply.totals).length > 0;
        unchecked = waits ? 0 : reply.totals.unchecked;
        queries.setQueryData(queryKey, (data) => data && { ...data, totals: reply.totals });
      }
      await queries.invalidateQueries({ queryKey: [calls.listRows.path] });
    }
    check().catch((thrown: unknown) => {
      if (!leaving.signal.aborted) setError(thrown);
    });
    return () => leaving.abort();
  }, [isNeeded, calls, service, id, queries]);

  return { isChecking: isNeeded, error, tryAgain: () => setError(null) };
}
