import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
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

/** Until the transaction ends, as a request that is counted at this moment. */
export const lockCounts = (tx: Transaction): Promise<unknown> =>
  sql`select from limits.counted_request for update`.execute(tablesOf(tx));
