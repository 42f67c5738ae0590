import type { Database } from '#platform/db/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { newestDue, timesDue } from './daily-schedule.ts';
import type { ReportFailure } from './job-failures.ts';
import type { JobQueue } from './job-queue.ts';
import type { Job } from './job.ts';
import { createRepeatingLook, type RepeatingLook } from './repeating-look.ts';
import { addDailyJobs, loadLastDue, lockLastDue, saveLastDue } from './schedule.store.ts';

type ScheduledJob = Pick<Job<unknown>, 'name' | 'schedule'>;

export type ScheduleOptions = {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly jobs: readonly ScheduledJob[];
  readonly log: { info: (text: string) => void; warn: (text: string) => void };
  readonly reportError: ReportFailure;
  /** From one look for due jobs to the next; null leaves it to calls of `enqueueDue`. */
  readonly everyMs: number | null;
};

export type RunningSchedule = RepeatingLook & {
  /** Enqueues each job whose time has come since it was last started, once, however often it was missed. */
  enqueueDue(): Promise<void>;
};

export const lookEveryMs = 20_000;
/** Clocks of two machines differ by less; a later moment says that the portal's clock was put back. */
const clockTolerance = Temporal.Duration.from({ seconds: 30 });
/** A job that is started later than this was missed: the portal was off, or its database was lost. */
const missedAfter = Temporal.Duration.from({ minutes: 2 });

/**
 * Starts daily jobs by the portal's clock. The database knows up to when each was started: what a portal that was off
 * has missed is done after its start, and of several processes one starts it. A job that is new begins with its next
 * time.
 */
export async function createSchedule(options: ScheduleOptions): Promise<RunningSchedule> {
  const daily = options.jobs.filter(({ schedule }) => schedule !== undefined);
  await addNewJobs(options, daily);

  const enqueueDue = () => enqueueDueJobs(options, daily);
  const look = createRepeatingLook(enqueueDue, { ...options, name: 'schedule' });
  return { enqueueDue, ...look };
}

const addNewJobs = ({ database, clock }: ScheduleOptions, jobs: readonly ScheduledJob[]) =>
  addDailyJobs(
    database,
    jobs.map((job) => ({ job: job.name, dueAt: dueOf(job, clock.now()) })),
  );

async function enqueueDueJobs(
  options: ScheduleOptions,
  daily: readonly ScheduledJob[],
): Promise<void> {
  const { database, clock } = options;
  const lastDue = await loadLastDue(database);
  await addNewJobs(
    options,
    daily.filter(({ name }) => !lastDue.has(name)),
  );
  for (const job of daily) {
    const isDone = lastDue.get(job.name)?.equals(dueOf(job, clock.now()));
    if (!isDone) await enqueueIfDue(options, job);
  }
}

const dueOf = ({ schedule }: ScheduledJob, now: Temporal.Instant): Temporal.Instant =>
  schedule === undefined ? now : newestDue(schedule.dailyAt, now);

type Outcome = 'none' | 'clock-put-back' | { readonly lastDue: Temporal.Instant };

async function enqueueIfDue(options: ScheduleOptions, job: ScheduledJob): Promise<void> {
  const { database, queue, clock, log } = options;
  const now = clock.now();
  const dueAt = dueOf(job, now);
  const outcome = await database.transaction(async (tx): Promise<Outcome> => {
    const lastDue = await lockLastDue(tx, job.name);
    if (lastDue === null || lastDue.equals(dueAt)) return 'none';
    if (Temporal.Instant.compare(lastDue, dueAt) > 0) {
      if (Temporal.Instant.compare(lastDue, now.add(clockTolerance)) <= 0) return 'none';
      await saveLastDue(tx, { job: job.name, dueAt });
      return 'clock-put-back';
    }
    await queue.enqueue(tx, job as Job<unknown>, job.schedule?.data);
    await saveLastDue(tx, { job: job.name, dueAt });
    return { lastDue };
  });
  if (outcome === 'none') return;
  if (outcome === 'clock-put-back') {
    log.warn(
      `schedule: the clock was put back to ${now}; ${job.name} is next done at its next time`,
    );
    return;
  }
  const times = timesDue(outcome.lastDue, dueAt);
  const isMissed = times > 1 || Temporal.Instant.compare(now, dueAt.add(missedAfter)) > 0;
  log.info(
    isMissed
      ? `schedule: ${job.name} was due ${times} times since ${outcome.lastDue} and not started; it is done once now`
      : `schedule: started ${job.name}, due at ${dueAt}`,
  );
}
