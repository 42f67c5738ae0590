import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Rows of one column `data`: what the job of each piece of work is given, as JSON. */
export type WorkKeys = RawBuilder<unknown>;

export async function readWorkKeys(source: Database | Transaction, keys: WorkKeys) {
  const { rows } = await sql<{ data: unknown }>`select data from (${keys}) as work`.execute(
    tablesOf(source),
  );
  return rows.map(({ data }) => data);
}

/**
 * Those of the work for which no job waits, works or is tried again. One statement sees work and jobs at the same
 * moment, and a job enqueues its successor before it ends: nothing that goes on is found. Two sweeps at once come one
 * after the other, and the second sees the jobs of the first.
 */
export async function findWorkWithoutJob(tx: Transaction, jobName: string, keys: WorkKeys) {
  await sql`select pg_advisory_xact_lock(hashtext('jobs.work-without-job'))`.execute(tablesOf(tx));
  const { rows } = await sql<{ data: unknown }>`
    select data from (${keys}) as work
     where not exists (
       select from jobs.job
        where job.name = ${jobName} and job.state in ('created', 'retry', 'active')
          and job.data @> work.data)`.execute(tablesOf(tx));
  return rows.map(({ data }) => data);
}
