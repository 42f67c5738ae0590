import type { Transaction } from '#platform/db/database.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { firstMonth } from '#billing/invoices/months/first-month.store.ts';
import { runInvoicesJob } from './run-invoices.job.ts';
import { insertRun, type NewRun } from './run.store.ts';

/** Begins a run; a job carries it out. Null for an operator without a first month, of which nothing can be closed. */
export async function beginRun(
  tx: Transaction,
  enqueue: Change['enqueue'],
  run: NewRun,
): Promise<number | null> {
  if (!(await firstMonth(tx, run.tenant))) return null;
  const runId = await insertRun(tx, run);
  await enqueue(runInvoicesJob, { tenant: run.tenant, runId });
  return runId;
}
