import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { distribution } from '../../../database/distribution.ts';

/** A digest of all rows of some companies, by table. */
export async function rowsOfCompanies(
  database: Database,
  companyIds: readonly number[],
): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const [column, tables] of Object.entries(distribution.spread)) {
    for (const table of tables) {
      const { rows } = await sql<{ digest: string }>`
        select count(*) || ' ' || coalesce(md5(string_agg(owned::text, '' order by owned::text)), '') as digest
          from ${sql.table(table)} as owned
         where ${sql.ref(`owned.${column}`)} = any(${sql.val([...companyIds])}::bigint[])`.execute(
        tablesOf(database),
      );
      digests[table] = rows[0]?.digest ?? '';
    }
  }
  return digests;
}
