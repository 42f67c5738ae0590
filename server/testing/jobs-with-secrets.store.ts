import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { openJson } from '#platform/db/secrets/secret-json.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What the messages say that jobs of a kind were left, the oldest first. */
export async function messagesLeft<Message>(
  database: Database,
  name: 'send-sms' | 'send-email',
): Promise<Message[]> {
  const { rows } = await sql<{ data: unknown }>`
    select data from jobs.job where name = ${name} order by created_on`.execute(tablesOf(database));
  return rows.map(({ data }) => openJson(database, 'jobs.job.data', data) as Message);
}
