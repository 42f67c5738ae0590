import type { Batch, BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { batchQuery } from '../batch/batch.queries.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useMend } from '../cell/use-mend.ts';
import { useRun } from '../run/use-run.ts';

/** Carries out the rows that are ready; those with faults are left out first. */
export function useCarryOut(batch: Batch, totals: BatchTotals, onDone?: () => void) {
  const run = useRun(batch, onDone);
  const leavingOut = useLeaveOutFaulty(batch.id, totals);
  return {
    ...run,
    isPending: run.isPending || leavingOut.isPending,
    leavingOutError: leavingOut.error,
    start(sameRowsAgain = false) {
      leavingOut.mutate(undefined, {
        onSuccess: (version) => run.act('start', { version, sameRowsAgain }),
      });
    },
  };
}

/**
 * Leaves rows with faults out, group by group, and returns the version of the batch after it. The page first shows
 * what another user has changed meanwhile.
 */
function useLeaveOutFaulty(batchId: number, { faultGroups, ready }: BatchTotals) {
  const { calls } = useBatchKit();
  const queries = useQueryClient();
  const mend = useMend(batchId);
  return useMutation({
    async mutationFn() {
      let [group] = faultGroups;
      while (group) {
        const { column, code } = group;
        const { totals } = await mend({ do: 'leave-out-faulty', column, fault: code });
        [group] = totals.faultGroups;
      }
      const { batch, totals } = await queries.fetchQuery({
        ...batchQuery(calls, batchId),
        staleTime: 0,
      });
      // A version that was not seen: the server refuses it, and the dialog says why.
      return totals.ready === ready ? batch.version : 0;
    },
  });
}
