import type { z } from 'zod';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { JobQueue } from '../job-queue.ts';
import { job, type Job } from '../job.ts';
import { findWorkWithoutJob, readWorkKeys, type WorkKeys } from './work-without-job.query.ts';
import { carryOutInChunks } from './carry-out-in-chunks.ts';
import type { ChunkPace } from './chunk-pace.ts';
import type { WorkInChunks } from './work-in-chunks.ts';

type ResumeDependencies = { readonly database: Database; readonly queue: JobQueue };

/** How work that has lost its job gets one again. */
export type ChunkedWork = {
  readonly jobName: string;
  /** Its time comes without a change that would enqueue its job: to be without one is no fault. */
  readonly startsByClock: boolean;
  /**
   * Enqueues a job for all that is not over. At the start of a process: the library takes 20 s to miss the jobs of the
   * one before. Harmless for what another process works on.
   */
  readonly resumeAll: (resuming: ResumeDependencies) => Promise<void>;
  /** Enqueues a job for what should have one and has none; returns the data of those jobs. */
  readonly resumeLost: (
    resuming: ResumeDependencies,
    now: Temporal.Instant,
  ) => Promise<readonly unknown[]>;
};

type Definition<Key, Dependencies, Item> = {
  readonly name: string;
  /** What names a piece of work. */
  readonly key: z.ZodType<Key>;
  readonly work: (dependencies: Dependencies, key: Key) => WorkInChunks<Item>;
  /** The keys of all unfinished work. With a moment, only of work that should have a job by then. */
  readonly keysOf: (now: Temporal.Instant | null) => WorkKeys;
  readonly startsByClock?: boolean;
};

/**
 * The job of work in chunks: works for some seconds and leaves the rest to the next one, so that pieces of work take
 * turns. With it, how lost work is found.
 */
export function chunkJob<
  Key,
  Dependencies extends ResumeDependencies & { readonly pace: ChunkPace },
  Item,
>({ name, key: data, work, keysOf, startsByClock = false }: Definition<Key, Dependencies, Item>) {
  const chunkJob: Job<Key, Dependencies> = job({
    name,
    data,
    retries: 20,
    async work(key, dependencies: Dependencies) {
      const { database, queue, pace } = dependencies;
      const end = await carryOutInChunks(work(dependencies, key), pace);
      if (end !== 'goes-on') return;
      await database.transaction((tx) => queue.enqueue(tx, chunkJob, key));
    },
  });
  return { job: chunkJob, chunkedWork: { ...resumedBy(chunkJob, keysOf), startsByClock } };
}

function resumedBy<Key>(
  job: Job<Key>,
  keysOf: Definition<Key, never, never>['keysOf'],
): Omit<ChunkedWork, 'startsByClock'> {
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
