import type { ChunkPace } from '#platform/jobs/chunks/chunk-pace.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { ReportFailure } from '#platform/jobs/job-failures.ts';
import type { CarryOut } from './carry-out-chunk.ts';

export type RunDependencies = CarryOut & {
  readonly queue: JobQueue;
  readonly reportError: ReportFailure;
  readonly pace: ChunkPace;
};
