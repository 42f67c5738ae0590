import { z } from 'zod';
import { chunkJob } from '#platform/jobs/chunks/chunk-job.ts';
import { batchInChunks } from './carry-out.ts';
import { runningBatchKeys } from './running-batch.store.ts';

/** A batch moves with each chunk: one without a job that has rested for a minute has lost it. */
export const { job: runBatchJob, chunkedWork: runningBatchWork } = chunkJob({
  name: 'run-batch',
  key: z.strictObject({ companyId: z.int(), id: z.int() }),
  work: batchInChunks,
  keysOf: (now) => runningBatchKeys(now?.subtract({ minutes: 1 }) ?? null),
});
