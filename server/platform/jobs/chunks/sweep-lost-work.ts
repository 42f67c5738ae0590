import type { Database } from '#platform/db/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { ChunkedWork } from './chunk-job.ts';
import type { ReportFailure } from '../job-failures.ts';
import type { JobQueue } from '../job-queue.ts';
import { createRepeatingLook, type RepeatingLook } from '../repeating-look.ts';

export type SweepOptions = {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly chunkedWorks: readonly ChunkedWork[];
  readonly log: { warn: (text: string) => void };
  readonly reportError: ReportFailure;
  /** From one sweep to the next; null for none. */
  readonly everyMs: number | null;
};

const route = 'sweep of lost work';

/**
 * Enqueues a job for work that should have one but has none, and reports each as an error; work whose time has come is no
 * error.
 */
async function sweep({
  chunkedWorks,
  clock,
  reportError,
  ...resuming
}: SweepOptions): Promise<void> {
  for (const { jobName, resumeLost, startsByClock } of chunkedWorks) {
    const resumed = await resumeLost(resuming, clock.now());
    if (startsByClock) continue;
    for (const data of resumed) {
      const error = new Error(`${jobName} ${JSON.stringify(data)} had no job, and has one again`);
      reportError(error, { requestId: jobName, route });
    }
  }
}

/** Sweeps again and again while the portal runs; several processes may do so at once. */
export const createSweep = (options: SweepOptions): RepeatingLook =>
  createRepeatingLook(() => sweep(options), { ...options, name: route });
