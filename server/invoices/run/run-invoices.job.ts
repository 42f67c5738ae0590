import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { z } from 'zod';
import { job, type Job } from '#jobs/job.ts';
import { carryOutRun } from './carry-out-run.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { type RunKey, unfinishedRuns } from './run.store.ts';

/** Works for some seconds and leaves the rest to the next job. */
export const runInvoicesJob: Job<RunKey, InvoiceRunDependencies> = job({
  name: 'run-invoices',
  data: z.strictObject({ tenant: z.enum(tenantIds), runId: z.int() }),
  retries: 20,
  async work(key, dependencies: InvoiceRunDependencies) {
    const isOver = await carryOutRun(dependencies, key);
    if (!isOver) await enqueueRuns(dependencies, [key]);
  },
});

type Enqueueing = Pick<InvoiceRunDependencies, 'database' | 'queue'>;

const enqueueRuns = ({ database, queue }: Enqueueing, keys: readonly RunKey[]): Promise<void> =>
  database.transaction((tx) => queue.enqueue(tx, runInvoicesJob, ...keys));

/** At the start of a process: what it or another one was at when it ended. Harmless for a run that somebody works on. */
export const resumeInvoiceRuns = async (dependencies: Enqueueing): Promise<void> =>
  enqueueRuns(dependencies, await unfinishedRuns(dependencies.database));
