import type { Database } from '#platform/db/database.ts';
import { openJson } from '#platform/db/secrets/secret-json.ts';
import { tablesOf } from '#platform/db/tables.ts';

export async function undeliveredRows(database: Database) {
  const rows = await tablesOf(database)
    .selectFrom('messages.undelivered')
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map(({ content, ...row }) => ({
    ...row,
    content: openJson(database, 'messages.undelivered.content', content),
  }));
}

export const emptyUndelivered = (database: Database) =>
  tablesOf(database).deleteFrom('messages.undelivered').execute();
