import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Makes the ids of tables begin with numbers by which an id in an answer says what it is an id of. */
export async function startIds(
  tx: Transaction,
  firstIds: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [table, first] of Object.entries(firstIds)) {
    const column = table === 'holders.slot' ? 'key' : 'id';
    await sql
      .raw(`alter table ${table} alter column ${column} restart with ${first}`)
      .execute(tablesOf(tx));
  }
}
