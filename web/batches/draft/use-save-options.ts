import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replyOf } from '#api/query.ts';
import { batchQuery } from '../batch.queries.ts';
import { type BatchOptions, useBatchKit } from '../batch-kit.ts';

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
    // The next choice is made beside this one: not beside what stood there before, nor what an answer on its way brings.
    async onMutate(options) {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (data) => data && { ...data, options });
    },
    onSettled: () =>
      queries.isMutating({ mutationKey }) > 1 ? undefined : queries.invalidateQueries({ queryKey }),
  });
  return { save: mutation.mutate, error: mutation.error };
}
