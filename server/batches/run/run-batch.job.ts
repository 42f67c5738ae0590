import { z } from 'zod';
import { chunkedWork } from '#jobs/chunked-work.ts';
import { job, type Job } from '#jobs/job.ts';
import { carryOut } from './carry-out.ts';
import type { RunDependencies } from './run-dependencies.ts';
import { runningBatchKeys } from './running-batch.store.ts';

const data = z.strictObject({ companyId: z.int(), id: z.int() });
type Data = z.output<typeof data>;

/** Works for some seconds and leaves the rest to the next job, so that batches take turns. */
export const runBatchJob: Job<Data, RunDependencies> = job({
  name: 'run-batch',
  data,
  retries: 20,
  async work(key, dependencies: RunDependencies) {
    const isOver = await carryOut(dependencies, key);
    if (isOver) return;
    const { database, queue } = dependencies;
    await database.transaction((tx) => queue.enqueue(tx, runBatchJob, key));
  },
});

/** A batch moves with each chunk: one without a job that has rested for a minute has lost it. */
export const runningBatchWork = chunkedWork(runBatchJob, (now) =>
  runningBatchKeys(now?.subtract({ minutes: 1 }) ?? null),
);
