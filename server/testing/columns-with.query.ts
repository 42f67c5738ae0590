import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

type Column = { schema: string; table: string; name: string };

/** The columns of a schema that contain a text anywhere, as `changes.change.after`. */
export async function columnsWith(
  database: Database,
  text: string,
  schema: string,
): Promise<string[]> {
  const tables = tablesOf(database);
  const columns = await sql<Column>`
    select table_schema as schema, table_name as "table", column_name as name
      from information_schema.columns
     where table_schema = ${schema} and data_type in ('text', 'json', 'jsonb', 'ARRAY')
     order by table_name, column_name`.execute(tables);
  const searches = columns.rows.map(
    ({ schema: inSchema, table, name }) => sql`
      select ${`${inSchema}.${table}.${name}`}::text as place
       where exists (select from ${sql.table(`${inSchema}.${table}`)}
                      where strpos(${sql.ref(name)}::text, ${text}) > 0)`,
  );
  const { rows } = await sql<{ place: string }>`
    select place from (${sql.join(searches, sql` union all `)}) as searched order by place`.execute(
    tables,
  );
  return rows.map(({ place }) => place);
}
