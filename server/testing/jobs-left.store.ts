import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

/** The states of the jobs of a kind that are not over, each as often as there are jobs in it. */
export async function jobsLeft(database: Database, name: string): Promise<JobState[]> {
  const { rows } = await sql<{ state: JobState }>`
    select state::text as state from jobs.job
     where name = ${name} and state::text in ('created', 'retry', 'active')`.execute(
    tablesOf(database),
  );
  return rows.map(({ state }) => state);
}
