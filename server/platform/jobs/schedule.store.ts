import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type DueJob = { readonly job: string; readonly dueAt: Temporal.Instant };

/** Adds jobs that the portal has for the first time; those that are known keep their moment. */
export async function addDailyJobs(database: Database, jobs: readonly DueJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await tablesOf(database)
    .insertInto('schedule.daily_job')
    .values(jobs.map(({ job, dueAt }) => ({ job, last_due_at: dueAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Up to when each job was started. */
export async function loadLastDue(database: Database): Promise<Map<string, Temporal.Instant>> {
  const rows = await tablesOf(database).selectFrom('schedule.daily_job').selectAll().execute();
  return new Map(rows.map((row) => [row.job, row.last_due_at]));
}

/** Locks the row of a job until the transaction ends; null when it has none. */
export async function lockLastDue(tx: Transaction, job: string): Promise<Temporal.Instant | null> {
  const row = await tablesOf(tx)
    .selectFrom('schedule.daily_job')
    .select('last_due_at')
    .where('job', '=', job)
    .forUpdate()
    .executeTakeFirst();
  return row?.last_due_at ?? null;
}

export async function saveLastDue(tx: Transaction, { job, dueAt }: DueJob): Promise<void> {
  await tablesOf(tx)
    .updateTable('schedule.daily_job')
    .set({ last_due_at: dueAt })
    .where('job', '=', job)
    .execute();
}
