import type { Transaction } from '#db/database.ts';
import type { Job } from './job.ts';

/** Where work is left for after the commit; what was left in a transaction disappears with its rollback. */
export type JobQueue = {
  enqueue<Data>(tx: Transaction, job: Job<Data>, data: Data): Promise<void>;
};
