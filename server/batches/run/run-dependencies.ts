import type { JobQueue } from '#jobs/job-queue.ts';
import type { ReportFailure } from '#jobs/job-failures.ts';
import type { CarryOut } from './carry-out-chunk.ts';

/** How long a chunk shall take, and when a job leaves the rest to the next one. */
export type Pace = {
  readonly chunkMs: number;
  readonly jobMs: number;
  /** Milliseconds of a clock that only runs forward. */
  readonly elapsed: () => number;
};

export type RunDependencies = CarryOut & {
  readonly queue: JobQueue;
  readonly reportError: ReportFailure;
  readonly pace: Pace;
};
