import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Transaction } from '#db/database.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import { runInvoicesJob } from './run-invoices.job.ts';
import { insertRun } from './run.store.ts';

type NewRun = { tenant: TenantId; startedBy: number | null; now: Temporal.Instant };

/** Begins a run; a job carries it out. */
export async function startInvoiceRun(
  tx: Transaction,
  queue: JobQueue,
  run: NewRun,
): Promise<number> {
  const runId = await insertRun(tx, run);
  await queue.enqueue(tx, runInvoicesJob, { tenant: run.tenant, runId });
  return runId;
}
