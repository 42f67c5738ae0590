import { type Kysely, sql } from 'kysely';
import { jobsSchema } from '../jobs-schema.ts';
import type { Tables } from '../tables.generated.ts';

/** Jobs by name and state, as `/metrics` shows them; those that failed are kept for an hour. */
export async function countJobs(kysely: Kysely<Tables>) {
  const { rows } = await sql<{
    job: string;
    state: 'waiting' | 'running' | 'failed';
    count: number;
    oldestSeconds: number;
  }>`
    select name as job, stands as state, count(*)::int as count,
           greatest(0, extract(epoch from now() - min(start_after)))::float8 as "oldestSeconds"
      from (select name, start_after,
                   case state when 'active' then 'running' when 'failed' then 'failed'
                              else 'waiting' end as stands
              from ${sql.table(`${jobsSchema}.job`)}
             where state in ('created', 'retry', 'active', 'failed')) as jobs
     where not starts_with(name, '__pgboss__')
     group by name, stands`.execute(kysely);
  return rows;
}
