import type { Job, JobWorker } from './job.ts';

/** A worker of any data; what a job was sent with is read by the job's own schema before it is used. */
export type AnyWorker = {
  job: Pick<Job<unknown>, 'name' | 'retries'>;
  run: (data: unknown, key: string) => Promise<void>;
};

export const workerOf = <Data>({ job, work }: JobWorker<Data>): AnyWorker => ({
  job,
  run: async (data, key) => work(job.data.parse(data), key),
});
