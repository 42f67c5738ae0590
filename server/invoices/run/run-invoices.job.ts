import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { z } from 'zod';
import { chunkedWork } from '#jobs/chunked-work.ts';
import { job, type Job } from '#jobs/job.ts';
import { carryOutRun } from './carry-out-run.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { type RunKey, unfinishedRunKeys } from './run.store.ts';

/** Works for some seconds and leaves the rest to the next job. */
export const runInvoicesJob: Job<RunKey, InvoiceRunDependencies> = job({
  name: 'run-invoices',
  data: z.strictObject({ tenant: z.enum(tenantIds), runId: z.int() }),
  retries: 20,
  async work(key, dependencies: InvoiceRunDependencies) {
    const isOver = await carryOutRun(dependencies, key);
    if (isOver) return;
    const { database, queue } = dependencies;
    await database.transaction((tx) => queue.enqueue(tx, runInvoicesJob, key));
  },
});

/** Runs that are not finished. */
export const unfinishedRunWork = chunkedWork(runInvoicesJob, unfinishedRunKeys);
