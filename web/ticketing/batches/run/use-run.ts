import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { BatchAction } from '@takst/domain/ticketing/batches/batch.ts';
import { formatNumber } from '#platform/design/format.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useBatchKit } from '../batch/batch-kit.ts';

type RunRequest = { sameRowsAgain?: boolean; version?: number; confirmedNumber?: number | null };

/** Starts, stops or goes on with a batch, as the user sees it now. */
export function useRun(batch: Batch, onDone: () => void = () => undefined) {
  const { calls } = useBatchKit();
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
  return {
    ...run,
    /** With the version that was seen: by default the one of the page. */
    act: (
      action: BatchAction,
      { sameRowsAgain = false, version = batch.version, confirmedNumber = null }: RunRequest = {},
    ) =>
      run.send({
        params: { id: batch.id },
        body: { action, version, sameRowsAgain, confirmedNumber },
      }),
  };
}
