import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What the tickets of a person in a company say of them, oldest first. */
export const ticketRows = (database: Database, ids: readonly number[]) =>
  tablesOf(database)
    .selectFrom('tickets.ticket')
    .select(['id', 'holder_id', 'anonymised_at', 'pickup_code', 'medium_slot', 'app_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();

/** A new column of a table, which says a text in each row and which no eraser knows. */
export const plantColumn = (tx: Transaction, table: string, text: string) =>
  sql`alter table ${sql.table(table)} add column planted text default ${sql.lit(text)}`.execute(
    tablesOf(tx),
  );

/** The columns of a table that belong to no key. */
export async function columnsBesidesKeys(
  database: Database,
  schema: string,
  table: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
     where table_schema = ${schema} and table_name = ${table}
       and column_name not in ('tenant', 'company_id', 'id', 'kind')`.execute(tablesOf(database));
  return rows.map(({ name }) => name);
}
