import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { type FailedEnd, FailedForGood, type Job } from './job.ts';

/** Called when a job has failed permanently. */
export type ReportFailure = (error: unknown, where: { requestId: string; route: string }) => void;

/** The dead-letter queue: the library also moves jobs here whose process died. */
export const failedForGood = 'failed-for-good';

type Failure = { message: string; reported: boolean };
export type FailureReports = { log: { warn: (text: string) => void }; reportError: ReportFailure };

/** A job with its dependencies filled in. */
export type RunnableJob = Pick<Job<unknown>, 'name' | 'retries'> & {
  run: (data: unknown, key: string) => Promise<void>;
};

/** Runs one job of a batch; a failed job is retried without the others. */
export async function settle(
  job: RunnableJob,
  { id, data, retryCount }: JobWithMetadata<object>,
  { log, reportError }: FailureReports,
): Promise<JobResult<Failure>> {
  try {
    await job.run(data, id);
    return { id, status: 'completed' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isHopeless = error instanceof FailedForGood;
    const reported = isHopeless || retryCount >= job.retries;
    const outcome = reported ? ' It has failed for good.' : '';
    log.warn(`job ${job.name} ${id}, try ${retryCount + 1}: ${message}${outcome}`);
    if (reported) reportError(error, { requestId: id, route: `job ${job.name}` });
    const status = isHopeless ? 'deadletter' : 'failed';
    return { id, status, output: { message, reported } };
  }
}

type DeadLetter = Pick<
  JobWithMetadata<object>,
  'id' | 'data' | 'sourceId' | 'sourceName' | 'sourceOutput'
>;

/** A job that shows a person what failed, with its dependencies filled in. */
export type GivenUpJob = {
  readonly name: string;
  readonly giveUp: (data: unknown, end: FailedEnd) => Promise<void>;
};

/** Hands a job that failed for good to what shows it to a person; tried again until that is done. */
export async function giveUp(
  { id, data, sourceId, sourceName, sourceOutput }: DeadLetter,
  jobs: readonly GivenUpJob[],
): Promise<void> {
  const output = sourceOutput as Partial<Failure> | null;
  const end = { key: sourceId ?? id, reason: output?.message ?? 'its process ended' };
  await jobs.find(({ name }) => name === sourceName)?.giveUp(data, end);
}

/** Reports a job that could not report itself: it timed out, or its process died at each try. */
export function reportUnseen(deadLetter: DeadLetter, { log, reportError }: FailureReports): void {
  const output = deadLetter.sourceOutput as Partial<Failure> | null;
  if (output?.reported) return;
  const error = new Error(`A job has failed for good: ${output?.message ?? 'its process ended'}`);
  const requestId = deadLetter.sourceId ?? deadLetter.id;
  const route = `job ${deadLetter.sourceName ?? failedForGood}`;
  log.warn(`${route} ${requestId}: ${error.message}`);
  reportError(error, { requestId, route });
}

/** Reports jobs of an earlier version that this one has no work for: they are kept and not run. */
export async function reportOrphans(
  boss: PgBoss,
  names: ReadonlySet<string>,
  { log, reportError }: FailureReports,
): Promise<void> {
  for (const { name } of await boss.getQueues()) {
    if (names.has(name) || name === failedForGood || name.startsWith('__pgboss__')) continue;
    const jobs = await boss.findJobs(name, { queued: true });
    if (jobs.length === 0) continue;
    const error = new Error(`Nobody works on ${jobs.length} jobs in the queue ${name}.`);
    log.warn(`jobs: ${error.message}`);
    reportError(error, { requestId: name, route: `job ${name}` });
  }
}
