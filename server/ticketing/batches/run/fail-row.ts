import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import {
  type ChunkResult,
  over,
  readAgain,
  withAnotherWorker,
} from '#platform/jobs/chunks/work-in-chunks.ts';
import type { RunDependencies } from './run-dependencies.ts';
import { findRunningBatch, lockRunningBatch, moveOn, type RunKey } from './running-batch.store.ts';
import { settledRows } from './settled-rows.store.ts';

type FailedRow = { readonly position: number; readonly error: unknown };

/**
 * Carries out nothing of a row that ends in an error each time, and says so. It is refused where the violated
 * constraint stands for a refusal; else it has failed, and the error is reported.
 */
export async function failRow(
  dependencies: RunDependencies,
  key: RunKey,
  { position, error }: FailedRow,
): Promise<ChunkResult> {
  const batch = await findRunningBatch(dependencies.database, key);
  const work = dependencies.works.find(({ service }) => service.name === batch?.service);
  const constraint = violatedConstraint(error);
  const code = constraint === null ? null : (work?.faultOfConstraint(constraint) ?? null);
  if (code === null) {
    const requestId = batch?.requestId ?? '';
    dependencies.reportError(error, { requestId, route: 'job run-batch' });
  }
  return settleRow(dependencies, key, { position, code });
}

async function settleRow(
  { database, clock }: RunDependencies,
  key: RunKey,
  { position, code }: { readonly position: number; readonly code: string | null },
): Promise<ChunkResult> {
  return database.transaction(async (tx) => {
    const batch = await lockRunningBatch(tx, key);
    if (batch === null) return over;
    if (batch === 'with-another-worker') return withAnotherWorker;
    const now = clock.now();
    const rows = settledRows(tx, batch);
    const [next] = await rows.nextReady(batch.nextPosition, 1);
    if (next?.position !== position) return readAgain;
    const faults = [{ column: null, code: code ?? 'UNEXPECTED', proposal: null }];
    const state = code === null ? 'failed' : 'refused';
    await rows.settle([{ position, state, faults }], now);
    const [refused, failed] = code === null ? [0, 1] : [1, 0];
    const isStop = batch.onRefusal === 'stop';
    await moveOn(tx, key, {
      now,
      done: 0,
      refused,
      failed,
      nextPosition: position + 1,
      state: isStop ? 'stopped' : 'running',
      stopCode: isStop ? (code ?? 'UNEXPECTED') : null,
      stoppedAt: isStop ? position : null,
    });
    return { end: isStop ? 'over' : 'goes-on', items: 1 };
  });
}
