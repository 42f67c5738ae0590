import type { JobQueue } from '#platform/jobs/job-queue.ts';

/** A queue whose jobs nobody runs, and what was enqueued. */
export function recordedJobs() {
  const jobs: { readonly name: string; readonly data: unknown }[] = [];
  const queue: JobQueue = {
    enqueue: async (_, { name }, ...data) =>
      void jobs.push(...data.map((one) => ({ name, data: one }))),
  };
  return { queue, jobs };
}
