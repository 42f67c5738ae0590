import { CompiledQuery } from 'kysely';
import { PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import {
  failedForGood,
  type FailureReports,
  type ReportFailure,
  reportUnseen,
  type RunnableJob,
  settle,
} from './job-failures.ts';
import type { JobQueue } from './job-queue.ts';
import type { Job } from './job.ts';

export type JobsOptions<Dependencies> = {
  /** How to reach the database: `jobs` of the opened one. */
  connection: ConstructorOptions;
  jobs: readonly Job<unknown, NoInfer<Dependencies>>[];
  /** What the jobs work with; some of them leave more work behind. */
  dependencies: (queue: JobQueue) => Dependencies;
  log: { warn: (text: string) => void };
  reportError: ReportFailure;
};

export type RunningJobs = {
  queue: JobQueue;
  /** Begins with the work, also with what was left behind; until then jobs are only kept. */
  work(): Promise<void>;
  /** Throws when the job library is not running. */
  ready(): Promise<void>;
  /** Finishes what was begun and hands back the rest. */
  stop(): Promise<void>;
};

const retrying = { retryBackoff: true, retryDelay: 2, retryDelayMax: 600 };
/** What was sent is about people, and may hold their links: it is not kept when it is done. */
const forgetting = { deleteAfterSeconds: 3_600 };
const forgettingEverySeconds = 600;
/** A job whose process died is begun again when its heartbeat has been silent for as long. */
const watching = { expireInSeconds: 120, heartbeatSeconds: 20 };
/** A wake-up fetches one batch, and a retry falls due without one: so it looks by itself too. */
const pace = {
  batchSize: 10,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  burstWhenBatchFull: true,
};
const stopWithinMs = 10_000;
const businessZone = 'Europe/Oslo';

/** Starts the job library on the product's own database. */
export async function startJobs<Dependencies>(
  options: JobsOptions<Dependencies>,
): Promise<RunningJobs> {
  const boss = new PgBoss({
    ...options.connection,
    schema: 'jobs',
    useListenNotify: true,
    // How long a job of a dead process, or a failed schedule, may stay unnoticed.
    monitorIntervalSeconds: 20,
    superviseIntervalSeconds: 20,
    maintenanceIntervalSeconds: forgettingEverySeconds,
  });
  boss.on('error', (error) => options.log.warn(`jobs: ${error.message}`));
  await boss.start();
  await createQueue(boss, failedForGood, { retryLimit: 3 });
  const { jobs } = options;
  const queue = queueOf(boss, new Set(jobs.map(({ name }) => name)));
  const dependencies = options.dependencies(queue);
  for (const job of jobs) {
    const settings = { retryLimit: job.retries, deadLetter: failedForGood, ...watching };
    await createQueue(boss, job.name, settings);
  }
  await keepSchedule(boss, jobs);
  return {
    queue,
    async work() {
      for (const job of jobs) {
        const run = (data: unknown, key: string) => job.run(data, dependencies, key);
        await startWorker(boss, { ...job, run }, options);
      }
      await reportBuried(boss, options.reportError);
    },
    async ready() {
      if (!(await boss.isInstalled())) throw new Error('the job tables are missing');
    },
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs }),
  };
}

type QueueSettings = Parameters<PgBoss['updateQueue']>[1];

async function createQueue(boss: PgBoss, name: string, given: QueueSettings): Promise<void> {
  const settings = { ...retrying, ...forgetting, notify: true, ...given };
  await boss.createQueue(name);
  await boss.updateQueue(name, settings);
  // The library asks once what a queue is like. Asked by the first `enqueue`, inside a transaction,
  // it would wait for that transaction on the embedded database: so it is asked here.
  await boss.findJobs(name, { key: 'none' });
}

/** What is no longer in the program is taken off the schedule. */
async function keepSchedule<Dependencies>(
  boss: PgBoss,
  jobs: readonly Job<unknown, Dependencies>[],
): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!jobs.some((job) => job.name === name && job.schedule)) await boss.unschedule(name);
  }
  for (const { name, data, schedule } of jobs) {
    if (!schedule) continue;
    const encoded = data.encode(schedule.data) as object;
    await boss.schedule(name, schedule.cron, encoded, { tz: businessZone });
  }
}

async function startWorker(boss: PgBoss, job: RunnableJob, reports: FailureReports): Promise<void> {
  const working = { includeMetadata: true, perJobResults: true, ...pace } as const;
  await boss.work<object, unknown, typeof working>(job.name, working, (begunJobs) =>
    Promise.all(begunJobs.map((begun) => settle(job, begun, reports))),
  );
}

async function reportBuried(boss: PgBoss, report: ReportFailure): Promise<void> {
  const looking = { includeMetadata: true, ...pace } as const;
  await boss.work<object, void, typeof looking>(failedForGood, looking, async (buried) => {
    for (const one of buried) reportUnseen(one, report);
  });
}

const queueOf = (boss: PgBoss, names: ReadonlySet<string>): JobQueue => ({
  async enqueue(tx, job, data) {
    if (!names.has(job.name)) throw new Error(`Nobody works on the job ${job.name}.`);
    await boss.send(job.name, job.data.encode(data) as object, { db: within(tx) });
  },
});

/** The job library's statements inside the business transaction. */
const within = (tx: Transaction): Db => ({
  async executeSql(text, values = []) {
    const { rows } = await tablesOf(tx).executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});
