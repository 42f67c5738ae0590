import type { Transaction } from '#platform/db/database.ts';
import type { Job } from './job.ts';

/** Enqueues a job for each data; they start after the commit; a rollback removes them. */
export type JobQueue = {
  enqueue<Data>(tx: Transaction, job: Job<Data>, ...data: readonly Data[]): Promise<void>;
};
