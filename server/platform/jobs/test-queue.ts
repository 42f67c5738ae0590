import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '#platform/db/connection/open-database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Queue = Pick<OpenDatabase, 'database' | 'jobs'>;

/** The queue of running jobs, as another process sees it. */
export async function withQueue<T>(
  { jobs }: Queue,
  work: (queue: PgBoss) => Promise<T>,
): Promise<T> {
  const settings = { schema: 'jobs', supervise: false, schedule: false, migrate: false };
  const queue = new PgBoss({ ...jobs, ...settings });
  await queue.start();
  try {
    return await work(queue);
  } finally {
    await queue.stop({ graceful: false });
  }
}

/** Puts the jobs of a kind into a state, as the library does when it works on them or tries them again. */
export const setJobState = (
  { database }: Pick<Queue, 'database'>,
  name: string,
  state: 'created' | 'retry' | 'active' | 'failed',
) =>
  sql`update jobs.job set state = ${state}::jobs.job_state where name = ${name}`.execute(
    tablesOf(database),
  );

/** Makes jobs as old as if so many hours had gone by, and lets the library tidy up. */
export const ageQueue = (test: Queue, hours: number): Promise<void> =>
  withQueue(test, async (queue) => {
    const tables = tablesOf(test.database);
    const past = sql`${`${hours} hours`}::interval`;
    await sql`
      update jobs.job
         set keep_until = keep_until - ${past}, completed_on = completed_on - ${past},
             started_on = started_on - ${past}, heartbeat_on = heartbeat_on - ${past}`.execute(
      tables,
    );
    await sql`update jobs.queue set maintain_on = null, monitor_on = null`.execute(tables);
    await queue.supervise();
  });
