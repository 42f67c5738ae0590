import type { Transaction } from '#db/database.ts';
import type { Change } from '#changes/change-path.ts';
import { runInvoicesJob } from './run-invoices.job.ts';
import { insertRun, type NewRun } from './run.store.ts';

/** Begins a run; a job carries it out. */
export async function beginRun(
  tx: Transaction,
  enqueue: Change['enqueue'],
  run: NewRun,
): Promise<number> {
  const runId = await insertRun(tx, run);
  await enqueue(runInvoicesJob, { tenant: run.tenant, runId });
  return runId;
}
