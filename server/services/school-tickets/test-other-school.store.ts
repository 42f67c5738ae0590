import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Makes a company of the main operator a school too, with an agreement as another one's; its number. */
export async function makeSchool(
  database: Database,
  { like, companyId }: { readonly like: number; readonly companyId: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into agreements.agreement overriding system value
    select (jsonb_populate_record(agreement, jsonb_build_object(
             'company_id', ${companyId}::bigint,
             'id', nextval(pg_get_serial_sequence('agreements.agreement', 'id'))))).*
      from agreements.agreement where id = ${like}
    returning id`.execute(tablesOf(database));
  const [row] = rows;
  if (!row) throw new Error(`There is no agreement ${like}.`);
  return row.id;
}
