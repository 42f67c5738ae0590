import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** As if so many SMS had gone out today wherever one has: of each company and to each phone. */
export const setCounts = (database: Database, messages: number) =>
  tablesOf(database).updateTable('messages.sms_of_day').set({ messages }).execute();

export async function countsOf(database: Database, who: string): Promise<number[]> {
  const rows = await tablesOf(database)
    .selectFrom('messages.sms_of_day')
    .select('messages')
    .where('who', '=', who)
    .execute();
  return rows.map(({ messages }) => messages);
}
