import { z } from 'zod';
import { job, type Job } from '#jobs/job.ts';
import { carryOut } from './carry-out.ts';
import type { RunDependencies } from './run-dependencies.ts';
import { runningBatches } from './running-batch.store.ts';

const data = z.strictObject({ companyId: z.int(), id: z.int() });
type Data = z.output<typeof data>;

/** Works for some seconds and leaves the rest to the next job, so that batches take turns. */
export const runBatchJob: Job<Data, RunDependencies> = job({
  name: 'run-batch',
  data,
  retries: 20,
  async work(key, dependencies: RunDependencies) {
    const isOver = await carryOut(dependencies, key);
    if (!isOver) await enqueueRun(dependencies, [key]);
  },
});

const enqueueRun = (
  { database, queue }: Pick<RunDependencies, 'database' | 'queue'>,
  keys: Data[],
) => database.transaction((tx) => queue.enqueue(tx, runBatchJob, ...keys));

/**
 * At the start of a process: what it or another one was working on when it ended, without waiting until the
 * job library misses that one. Harmless for a batch on which somebody works.
 */
export const resumeAllBatches = async (
  dependencies: Pick<RunDependencies, 'database' | 'queue'>,
): Promise<void> => enqueueRun(dependencies, await runningBatches(dependencies.database));
