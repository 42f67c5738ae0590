import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** What was enqueued for an address, sent or not. */
export async function emailsTo(
  database: Database,
  address: string,
): Promise<{ subject: string; text: string }[]> {
  const { rows } = await sql<{ subject: string; text: string }>`
    select data->>'subject' as subject, data->>'text' as text from jobs.job
     where name = 'send-email' and data->>'to' = ${address} order by created_on`.execute(
    tablesOf(database),
  );
  return rows;
}
