import { setTimeout } from 'node:timers/promises';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { CompiledQuery } from 'kysely';
import { PgBoss, type ConstructorOptions, type Db, type QueueResult } from 'pg-boss';
import type { Transaction } from '#platform/db/database.ts';
import { jobsSchema } from '#platform/db/jobs-schema.ts';
import { openJsonBy, sealJson } from '#platform/db/secrets/secret-json.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { tablesOf } from '#platform/db/tables.ts';
import {
  failedForGood,
  type FailureReports,
  type GivenUpJob,
  giveUp,
  type ReportFailure,
  reportOrphans,
  reportUnseen,
  type RunnableJob,
  settle,
} from './job-failures.ts';
import type { JobQueue } from './job-queue.ts';
import { type FailedEnd, type Job, triesForHours } from './job.ts';
import { wakeDue } from './wake-due.ts';

export type JobsOptions<Dependencies> = {
  /** Connection options: `jobs` of the opened database. */
  connection: ConstructorOptions;
  jobs: readonly Job<unknown, NoInfer<Dependencies>>[];
  /** Gets the queue, as some jobs enqueue others. */
  dependencies: (queue: JobQueue) => Dependencies;
  /** What data that hold secrets are encrypted with: those of the database on which jobs are enqueued. */
  secrets: Secrets;
  log: { warn: (text: string) => void };
  reportError: ReportFailure;
};

export type RunningJobs = {
  queue: JobQueue;
  /** Starts the workers, also for jobs of an earlier process; until then jobs are only stored. */
  work(): Promise<void>;
  /** Finishes running jobs; the others stay in the queue. */
  stop(): Promise<void>;
};

const place = 'jobs.job.data';

const retrying = { retryBackoff: true, retryDelay: 2, retryDelayMax: 600 };
const yearSeconds = 365 * 24 * 3_600;
/**
 * Messages contain personal data and secret links: jobs are deleted an hour after they end. A job that was
 * never started is kept: a portal that was off for weeks still has to send its messages.
 */
const retention = {
  deleteAfterSeconds: 3_600 * retentionPeriods.sentMessage.hours,
  retentionSeconds: 50 * yearSeconds,
};
const deletingEverySeconds = 600;
/** A job without a heartbeat for this long is restarted: its process has died. */
const watching = { expireInSeconds: 120, heartbeatSeconds: 20 };
/** A notification fetches only one batch, and retries fall due without one: `wakeDue` looks for both. */
const pace = {
  batchSize: 10,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 30,
  burstWhenBatchFull: true,
};
const stopWithinMs = 10_000;

type BossOptions = Pick<JobsOptions<never>, 'connection' | 'log'>;

async function startBoss({ connection, log }: BossOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    ...connection,
    schema: jobsSchema,
    useListenNotify: true,
    // The portal has a schedule of its own (`run-schedule.ts`).
    schedule: false,
    // Bounds how long a job of a dead process stays unnoticed.
    monitorIntervalSeconds: 20,
    superviseIntervalSeconds: 20,
    maintenanceIntervalSeconds: deletingEverySeconds,
  });
  boss.on('error', (error) => log.warn(`jobs: ${error.message}`));
  await boss.start();
  return boss;
}

/** The queue for a command, which only enqueues; the server does the jobs, and starts those of the schedule. */
export async function openJobQueue(
  options: BossOptions,
  jobs: readonly Pick<Job<unknown>, 'name' | 'retries'>[],
): Promise<Pick<RunningJobs, 'queue' | 'stop'>> {
  const boss = await startBoss(options);
  await createQueues(boss, jobs);
  return { queue: queueOf(boss, new Set(jobs.map(({ name }) => name))), stop: () => stop(boss) };
}

type QueuedJob = Pick<Job<unknown>, 'name' | 'retries'>;

/** The queue of failed jobs, and one for each job. */
async function createQueues(boss: PgBoss, jobs: readonly QueuedJob[]): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const create = (name: string, settings: QueueSettings) =>
    createQueue(boss, { name, stored: stored.get(name), ownSettings: settings });
  await create(failedForGood, { retryLimit: triesForHours });
  for (const { name, retries } of jobs)
    await create(name, { retryLimit: retries, deadLetter: failedForGood, ...watching });
}

/** Lets the running jobs of some queues end, but for those that take too long. */
async function stop(boss: PgBoss, queues: Iterable<string> = []): Promise<void> {
  const stopsAt = performance.now() + stopWithinMs;
  // The library's own stop looks every half second whether they have.
  const ended = Promise.all(Array.from(queues, (name) => boss.offWork(name, { wait: true })));
  await Promise.race([ended, setTimeout(stopWithinMs, undefined, { ref: false })]);
  await boss.stop({ graceful: true, timeout: Math.max(1, stopsAt - performance.now()) });
}

/** Starts the job library on the portal's own database. */
export async function startJobs<Dependencies>(
  options: JobsOptions<Dependencies>,
): Promise<RunningJobs> {
  const boss = await startBoss(options);
  const { jobs } = options;
  await createQueues(boss, jobs);
  const names = new Set(jobs.map(({ name }) => name));
  const queue = queueOf(boss, names);
  const dependencies = options.dependencies(queue);
  const opened = (data: unknown) => openJsonBy(options.secrets, place, data);
  await removeSchedules(boss);
  const workers = new Map<string, string>();
  let stopWaking = (): void => undefined;
  return {
    queue,
    async work() {
      for (const job of jobs) {
        const run = (data: unknown, key: string) => job.run(opened(data), dependencies, key);
        workers.set(job.name, await startWorker(boss, { ...job, run }, options));
      }
      const givenUp = jobs.flatMap(({ name, giveUp: work }) =>
        work
          ? [
              {
                name,
                giveUp: (data: unknown, end: FailedEnd) => work(opened(data), dependencies, end),
              },
            ]
          : [],
      );
      workers.set(failedForGood, await reportDeadLetters(boss, givenUp, options));
      stopWaking = wakeDue(boss, workers);
      await reportOrphans(boss, names, options);
    },
    stop: () => {
      stopWaking();
      return stop(boss, workers.keys());
    },
  };
}

type QueueSettings = NonNullable<Parameters<PgBoss['updateQueue']>[1]>;

type WantedQueue = {
  readonly name: string;
  readonly stored: QueueResult | undefined;
  readonly ownSettings: QueueSettings;
};

async function createQueue(
  boss: PgBoss,
  { name, stored, ownSettings }: WantedQueue,
): Promise<void> {
  const settings: QueueSettings = { ...retrying, ...retention, notify: true, ...ownSettings };
  // The library has read at its start what is stored: a queue as an earlier process left it takes no statement.
  if (stored && isSet(stored, settings)) return;
  await boss.createQueue(name);
  await boss.updateQueue(name, settings);
  // The library reads a queue's settings once. If the first `enqueue` did so inside a transaction, it
  // would wait for that transaction on the embedded database; so read them now.
  await boss.findJobs(name, { key: 'none' });
}

const isSet = (stored: QueueResult, settings: QueueSettings): boolean =>
  Object.entries(settings).every(([name, value]) => stored[name as keyof QueueResult] === value);

/** Earlier versions had schedules in the library, which knew neither missed days nor the portal's clock. */
async function removeSchedules(boss: PgBoss): Promise<void> {
  for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
}

function startWorker(boss: PgBoss, job: RunnableJob, reports: FailureReports): Promise<string> {
  const working = { includeMetadata: true, perJobResults: true, ...pace } as const;
  return boss.work<object, unknown, typeof working>(job.name, working, (begunJobs) =>
    Promise.all(begunJobs.map((begun) => settle(job, begun, reports))),
  );
}

function reportDeadLetters(
  boss: PgBoss,
  jobs: readonly GivenUpJob[],
  reports: FailureReports,
): Promise<string> {
  const looking = { includeMetadata: true, ...pace } as const;
  return boss.work<object, void, typeof looking>(failedForGood, looking, async (deadLetters) => {
    for (const one of deadLetters) await giveUp(one, jobs);
    for (const one of deadLetters) reportUnseen(one, reports);
  });
}

const queueOf = (boss: PgBoss, names: ReadonlySet<string>): JobQueue => ({
  async enqueue(tx, job, ...data) {
    if (!names.has(job.name)) throw new Error(`Nobody works on the job ${job.name}.`);
    const jobs = data.map((one) => ({
      data: storedData(tx, job, one),
      startAfter: job.delaySeconds ?? 0,
    }));
    if (jobs.length > 0) await boss.insert(job.name, jobs, { db: within(tx) });
  },
});

const storedData = <Data>(
  tx: Transaction,
  { data, hasSecrets }: Pick<Job<Data>, 'data' | 'hasSecrets'>,
  one: Data,
): object => {
  const encoded = data.encode(one) as object;
  return hasSecrets ? sealJson(tx, place, encoded) : encoded;
};

/** Runs the job library's statements inside the caller's transaction. */
const within = (tx: Transaction): Db => ({
  async executeSql(text, values = []) {
    const { rows } = await tablesOf(tx).executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});
