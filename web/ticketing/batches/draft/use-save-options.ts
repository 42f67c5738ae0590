import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replyOf } from '#platform/api/query.ts';
import { batchQuery } from '../batch/batch.queries.ts';
import { type BatchOptions, useBatchKit } from '../batch/batch-kit.ts';

/** Saves what stands above the table; the rows are then checked again. */
export function useSaveOptions(id: number) {
  const { calls } = useBatchKit();
  const queries = useQueryClient();
  const { queryKey } = batchQuery(calls, id);
  const mutationKey = ['batch-options', id];
  const mutation = useMutation({
    mutationKey,
    mutationFn: (options: BatchOptions) =>
      replyOf(calls.setOptions, { params: { id }, body: { options } }),
    // One at a time, so that the last choice is the one that stays.
    scope: { id: `batch-options-${id}` },
    onSettled: () =>
      queries.isMutating({ mutationKey }) > 1 ? undefined : queries.invalidateQueries({ queryKey }),
  });

  /**
   * Saves these beside what is chosen already. Two choices may come before the page is drawn again, so
   * the other options are those in the cache, where a choice stands at once; an answer on its way, which knows
   * nothing of it, is dropped.
   */
  function save(changes: Partial<BatchOptions>) {
    void queries.cancelQueries({ queryKey });
    const data = queries.getQueryData(queryKey);
    if (!data) return;
    const options = { ...(data.options as BatchOptions), ...changes };
    queries.setQueryData(queryKey, { ...data, options });
    mutation.mutate(options);
  }

  return { save, error: mutation.error };
}
