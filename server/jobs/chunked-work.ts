import type { Database, Transaction } from '#db/database.ts';
import type { JobQueue } from './job-queue.ts';
import type { Job } from './job.ts';
import { findWorkWithoutJob, readWorkKeys, type WorkKeys } from './work-without-job.query.ts';

type Resuming = { readonly database: Database; readonly queue: JobQueue };

/** Work that a job carries out in parts, each of which enqueues the job of the next: lost with one job. */
export type ChunkedWork = {
  readonly jobName: string;
  /**
   * Enqueues a job for all that is not over. At the start of a process: the library takes 20 s to miss the jobs of the
   * one before. Harmless for what another process works on.
   */
  readonly resumeAll: (resuming: Resuming) => Promise<void>;
  /** Enqueues a job for what should have one and has none; returns the data of those jobs. */
  readonly resumeLost: (resuming: Resuming, now: Temporal.Instant) => Promise<readonly unknown[]>;
};

/** `keysOf` without a moment: of all work that is not over; else of what should have a job at that moment. */
export function chunkedWork<Data>(
  job: Job<Data>,
  keysOf: (now: Temporal.Instant | null) => WorkKeys,
): ChunkedWork {
  const enqueue = (queue: JobQueue, tx: Transaction, keys: readonly unknown[]) =>
    queue.enqueue(tx, job, ...keys.map((key) => job.data.parse(key)));
  return {
    jobName: job.name,
    resumeAll: ({ database, queue }) =>
      database.transaction(async (tx) => enqueue(queue, tx, await readWorkKeys(tx, keysOf(null)))),
    resumeLost: ({ database, queue }, now) =>
      database.transaction(async (tx) => {
        const keys = await findWorkWithoutJob(tx, job.name, keysOf(now));
        await enqueue(queue, tx, keys);
        return keys;
      }),
  };
}
