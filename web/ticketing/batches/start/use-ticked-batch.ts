import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replyOf } from '#platform/api/query.ts';
import { useSession } from '#platform/session/use-session.ts';
import type { BatchOptions } from '../batch/batch-kit.ts';
import { sendRows } from './send-rows.ts';

interface TickedBatch {
  options: BatchOptions;
  rows: readonly RowCells[];
}

/** Makes a draft batch from the ticked rows of a list; its page shows the effect. */
export function useTickedBatch(
  calls: Pick<BatchCalls, 'createBatch' | 'putRows'>,
  onDone: (batchId: number) => void,
) {
  const { company } = useSession();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ options, rows }: TickedBatch): Promise<number> {
      const source = { kind: 'ticked', name: null } as const;
      const body = { source, options, total: rows.length };
      const { id } = await replyOf(calls.createBatch, { params: { companyId: company.id }, body });
      await sendRows({ calls, draft: { id, sent: 0 }, rows });
      return id;
    },
    async onSuccess(batchId) {
      // The list of batches is stale, as after any change; this page is left.
      await queries.invalidateQueries({ refetchType: 'none' });
      onDone(batchId);
    },
  });
}
