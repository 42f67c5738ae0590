import type { JobResult, JobWithMetadata } from 'pg-boss';
import { FailedForGood, type Job } from './job.ts';

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
    log.warn(`job ${job.name} ${id}, try ${retryCount + 1}: ${message}`);
    if (reported) reportError(error, { requestId: id, route: `job ${job.name}` });
    const status = isHopeless ? 'deadletter' : 'failed';
    return { id, status, output: { message, reported } };
  }
}

type Buried = Pick<JobWithMetadata<object>, 'id' | 'sourceId' | 'sourceName' | 'sourceOutput'>;

/** Reports a job that could not report itself: it timed out, or its process died at each try. */
export function reportUnseen(buried: Buried, reportError: ReportFailure): void {
  const output = buried.sourceOutput as Partial<Failure> | null;
  if (output?.reported) return;
  const error = new Error(`A job has failed for good: ${output?.message ?? 'its process ended'}`);
  const requestId = buried.sourceId ?? buried.id;
  reportError(error, { requestId, route: `job ${buried.sourceName ?? failedForGood}` });
}
