import type { Batch, BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { progressQuery } from '../batch/batch.queries.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { MendTable } from '../draft/mend-table.tsx';
import { useRows } from '../batch/use-rows.ts';
import { Finished } from './finished.tsx';
import { ResultChips } from './result-chips.tsx';
import { ResultTable } from './result.table.tsx';
import { Running } from './running.tsx';
import { Stopped } from './stopped.tsx';

interface RunViewProps {
  batch: Batch;
  totals: BatchTotals;
}

/** A batch that was started: its progress, where it stopped, or what came of it. */
export function RunView({ batch: firstSeen, totals }: RunViewProps) {
  const { calls, result } = useBatchKit();
  const { data: batch } = useQuery({
    ...progressQuery(calls, firstSeen.id),
    initialData: firstSeen,
  });
  const isStopped = batch.state === 'stopped';
  const rows = useRows(batch.id, isStopped ? 'not-done' : 'all');
  useRefetchWhenStateChanges(firstSeen.state, batch.state);
  return (
    <div className="grid gap-6">
      {batch.state === 'running' && <Running batch={batch} />}
      {isStopped && <Stopped batch={batch} rows={rows} />}
      {(batch.state === 'finished' || batch.state === 'ended') && (
        <Finished batch={batch} totals={totals} />
      )}
      <div className="grid gap-4">
        <ResultChips batch={batch} rows={rows} />
        {isStopped && rows.show === 'not-done' ? (
          <MendTable batch={batch} rows={rows} />
        ) : (
          <ResultTable rows={rows} />
        )}
      </div>
      {batch.state === 'finished' && result?.(batch, totals)}
    </div>
  );
}

/** Rows are read again when the batch has stopped or ended; other pages show what was made. */
function useRefetchWhenStateChanges(before: Batch['state'], now: Batch['state']): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (now !== before) void queries.invalidateQueries();
  }, [before, now, queries]);
}
