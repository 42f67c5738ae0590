import { CompiledQuery } from 'kysely';
import { PgBoss, type ConstructorOptions, type Db, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { Job, JobWorker } from './job.ts';
import type { JobQueue } from './job-queue.ts';

type Log = { warn: (text: string) => void; error: (text: string) => void };

export type JobsOptions = {
  connection: Pick<ConstructorOptions, 'db' | 'connectionString' | 'backend'>;
  workers: readonly AnyWorker[];
  log: Log;
  /** Told when a job has failed for good. */
  reportError: (error: unknown, where: { requestId: string; route: string }) => void;
};

/** A worker of any data; what a job was sent with is read by the job's own schema before it is used. */
export type AnyWorker = { job: Pick<Job<unknown>, 'name' | 'retries'>; run: (data: unknown, key: string) => Promise<void> };

export const workerOf = <Data>({ job, work }: JobWorker<Data>): AnyWorker => ({
  job,
  run: (data, key) => work(job.data.parse(data), key),
});

export type RunningJobs = {
  queue: JobQueue;
  /** Throws when the job library is not running. */
  ready(): Promise<void>;
  /** Finishes what was begun and hands back the rest. */
  stop(): Promise<void>;
};

const retryDelaySeconds = 2;
const retryDelayMaxSeconds = 600;
/** A wake-up fetches one batch, and a retry falls due without one: so it looks by itself too. */
const pace = {
  batchSize: 10,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  burstWhenBatchFull: true,
};
const stopWithinMs = 10_000;

/** Starts the job library on the product's own database and begins to work. */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const boss = new PgBoss({ ...options.connection, schema: 'jobs', useListenNotify: true });
  boss.on('error', (error) => options.log.warn(`jobs: ${error.message}`));
  await boss.start();
  for (const worker of options.workers) await startWorker(boss, worker, options);
  return {
    queue: {
      async enqueue(tx, job, data) {
        await boss.send(job.name, job.data.encode(data) as object, { db: within(tx) });
      },
    },
    async ready() {
      if (!(await boss.isInstalled())) throw new Error('the job tables are missing');
    },
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs }),
  };
}

async function startWorker(boss: PgBoss, worker: AnyWorker, options: JobsOptions) {
  const { name, retries } = worker.job;
  const settings = {
    retryLimit: retries,
    retryBackoff: true,
    retryDelay: retryDelaySeconds,
    retryDelayMax: retryDelayMaxSeconds,
    notify: true,
  };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
  const working = { includeMetadata: true, perJobResults: true, ...pace } as const;
  await boss.work<object, unknown, typeof working>(name, working, (jobs) =>
    Promise.all(jobs.map((begun) => settle(worker, begun, options))),
  );
}

/** One job of a batch: its failure is its own, and it is tried again without the others. */
async function settle(
  { job, run }: AnyWorker,
  { id, data, retryCount }: JobWithMetadata<object>,
  { log, reportError }: JobsOptions,
): Promise<JobResult> {
  try {
    await run(data, id);
    return { id, status: 'completed' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log.warn(`job ${job.name} ${id}, try ${retryCount + 1}: ${message}`);
    if (retryCount >= job.retries) reportError(error, { requestId: id, route: `job ${job.name}` });
    return { id, status: 'failed', output: { message } };
  }
}

/** The job library's statements inside the business transaction. */
const within = (tx: Transaction): Db => ({
  async executeSql(text, values = []) {
    const { rows } = await tablesOf(tx).executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});
