import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** As if the minute of every count were over. */
export const countsOver = (database: Database): Promise<unknown> =>
  sql`
    update limits.counted_request set counted_until = clock_timestamp() - interval '1 second'`.execute(
    tablesOf(database),
  );

/** How many counts are over, and how many are running. */
export async function countedRows(database: Database) {
  const { rows } = await sql<{ over: number; running: number }>`
    select count(*) filter (where counted_until <= clock_timestamp())::int as over,
           count(*) filter (where counted_until > clock_timestamp())::int as running
      from limits.counted_request`.execute(tablesOf(database));
  return rows[0];
}
