import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { planAsInstalled } from '#testing/plan.query.ts';
import { tablesOf } from './tables.ts';

/** How the database would read rows `from … where …` of a table that is too big to be read as a whole. */
export const planOf = (database: Database, from: RawBuilder<unknown>): Promise<string> =>
  database.transaction(async (tx) => {
    await planAsInstalled(tx);
    await sql`set local enable_seqscan = off`.execute(tablesOf(tx));
    const { rows } = await sql<Record<'QUERY PLAN', string>>`
      explain (costs off) select ${from}`.execute(tablesOf(tx));
    return rows.map((line) => line['QUERY PLAN']).join('\n');
  });
