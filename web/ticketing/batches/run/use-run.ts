import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { BatchAction } from '@takst/domain/ticketing/batches/batch.ts';
import { useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '#platform/design/format.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { progressQuery } from '../batch/batch.queries.ts';

type RunRequest = { sameRowsAgain?: boolean; version?: number; confirmedNumber?: number | null };

/** Starts, stops or goes on with a batch, as the user sees it now. */
export function useRun(batch: Batch, onDone: () => void = () => undefined) {
  const { calls } = useBatchKit();
  const queries = useQueryClient();
  const run = useOperation(calls.runBatch, {
    texts: 'batches',
    failed: 'notRun',
    refusals: {
      BATCH_NOT_FOUND: 'batchGone',
      BATCH_HAS_MOVED: 'batchHasMoved',
      ROWS_NOT_READY: 'rowsNotReady',
      SAME_ROWS_RUNNING: (t, { batchId }) =>
        t('sameRowsRunning', { number: formatNumber(batchId) }),
      SAME_ROWS_DONE: null,
      NOT_AS_SHOWN: 'notAsShown',
      NUMBER_NOT_CONFIRMED: (t, { number }) =>
        t('numberNotConfirmed', { number: formatNumber(number) }),
    },
    onDone,
  });
  /** With the version that was seen: by default the one of the page. */
  const act = (
    action: BatchAction,
    { sameRowsAgain = false, version = batch.version, confirmedNumber = null }: RunRequest = {},
  ) =>
    run.send({
      params: { id: batch.id },
      body: { action, version, sameRowsAgain, confirmedNumber },
    });
  return {
    ...run,
    act,
    /**
     * With the newest version, for what does not depend on the rows. Where it cannot be read, what is sent with the version of
     * the page fails with a reason.
     */
    async actOnNewest(action: BatchAction, request: Omit<RunRequest, 'version'> = {}) {
      const newest = queries.fetchQuery(progressQuery(calls, batch.id));
      const { version } = await newest.catch(() => batch);
      act(action, { ...request, version });
    },
  };
}
