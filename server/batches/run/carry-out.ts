import { setImmediate } from 'node:timers/promises';
import { isDatabaseUnavailable } from '#db/connection/database-unavailable.ts';
import { violatedConstraint } from '#db/connection/violated-constraint.ts';
import { inTurn } from '#jobs/in-turn.ts';
import {
  type CarryOut,
  carryOutChunk,
  type ChunkResult,
  failNextRow,
  UnknownService,
} from './carry-out-chunk.ts';
import type { RunDependencies } from './run-dependencies.ts';
import { findRunningBatch, type RunKey } from './running-batch.store.ts';

const firstRows = 20;
const maxRows = 1000;
const half = (size: number): number => Math.max(1, Math.floor(size / 2));

/** One chunk at a time in a process. */
const oneChunk = inTurn();

/** Carries out chunks of a batch until it is over or the time of the job is; true when it is over. */
export async function carryOut(
  dependencies: Omit<RunDependencies, 'queue'>,
  key: RunKey,
): Promise<boolean> {
  const { elapsed, chunkMs, jobMs } = dependencies.pace;
  const end = elapsed() + jobMs;
  let size = firstRows;
  // Rows of a chunk that threw: it does not grow again before they are settled.
  let suspects = 0;
  while (elapsed() < end) {
    const { result, ms } = await oneChunk(async () => {
      const start = elapsed();
      const chunk = await tryChunk(dependencies, key, size);
      return { result: chunk, ms: elapsed() - start };
    });
    if (result === 'smaller') {
      suspects = size;
      size = half(size);
    } else {
      if (result.isOver) return true;
      suspects -= result.rows;
      if (ms > chunkMs) size = half(size);
      else if (ms < chunkMs / 2 && suspects <= 0) size = Math.min(maxRows, size * 2);
    }
    // The embedded database runs in this process: without a break no other call is answered.
    await setImmediate();
  }
  return false;
}

/**
 * A chunk that throws is tried again at half its size, until the row that throws is alone: that row has
 * failed, and no other. A database that is away is no row's failure.
 */
async function tryChunk(
  dependencies: Omit<RunDependencies, 'queue'>,
  key: RunKey,
  size: number,
): Promise<ChunkResult | 'smaller'> {
  try {
    return await carryOutChunk(dependencies, key, size);
  } catch (error) {
    if (isDatabaseUnavailable(error) || error instanceof UnknownService) throw error;
    if (size > 1) return 'smaller';
    return failOne(dependencies, key, error);
  }
}

type Failing = CarryOut & Pick<RunDependencies, 'reportError'>;

async function failOne(dependencies: Failing, key: RunKey, error: unknown): Promise<ChunkResult> {
  const batch = await findRunningBatch(dependencies.database, key);
  const work = dependencies.works.find(({ service }) => service.name === batch?.service);
  const constraint = violatedConstraint(error);
  const code = constraint === null ? null : (work?.faultOfConstraint(constraint) ?? null);
  if (code === null) {
    const requestId = batch?.requestId ?? '';
    dependencies.reportError(error, { requestId, route: 'job run-batch' });
  }
  return failNextRow(dependencies, key, code);
}
