import { useQueryClient } from '@tanstack/react-query';
import type { Body, Reply } from '@takst/contract/platform/calls/route.ts';
import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import { replyOf } from '#platform/api/query.ts';
import { batchQuery } from '../batch/batch.queries.ts';
import { useBatchKit } from '../batch/batch-kit.ts';

export type MendBody = Body<BatchCalls['mendRows']>;
type Rows = Reply<BatchCalls['listRows']>;

/**
 * Changes rows on the server and shows what the check says of them now. A row keeps its place in the
 * table, whatever becomes of it: nothing jumps while somebody mends.
 */
export function useMend(id: number) {
  const { calls } = useBatchKit();
  const queries = useQueryClient();
  return async (body: MendBody): Promise<Reply<BatchCalls['mendRows']>> => {
    const reply = await replyOf(calls.mendRows, { params: { id }, body });
    const mended = new Map(reply.rows.map((row) => [row.position, row]));
    queries.setQueryData(
      batchQuery(calls, id).queryKey,
      (data) => data && { ...data, totals: reply.totals },
    );
    queries.setQueriesData<Rows>(
      { queryKey: [calls.listRows.path] },
      (rows) =>
        rows && { ...rows, matches: rows.matches.map((row) => mended.get(row.position) ?? row) },
    );
    // Mending counts as a change of the batch: what is done with it next names its new version.
    await queries.invalidateQueries({ queryKey: [calls.getProgress.path] });
    return reply;
  };
}
