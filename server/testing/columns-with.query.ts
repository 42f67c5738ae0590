import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Column = { schema: string; table: string; name: string; type: string };

/** Columns that can hold a text; a byte string is searched as text too. */
const searchedTypes = ['text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea'];

/** The columns of a schema, or of all, that contain a text anywhere, as `changes.change.after`. */
export async function columnsWith(
  source: Database | Transaction,
  text: string,
  schema: string | null = null,
): Promise<string[]> {
  const columns = await columnsIn(source, schema);
  const searches = columns
    .filter(({ type }) => searchedTypes.includes(type))
    .map(
      ({ schema: inSchema, table, name, type }) => sql`
      select ${`${inSchema}.${table}.${name}`}::text as place
       where exists (select from ${sql.table(`${inSchema}.${table}`)}
                      where strpos(${asText(name, type)}, ${text}) > 0)`,
    );
  const { rows } = await sql<{ place: string }>`
    select place from (${sql.join(searches, sql` union all `)}) as searched order by place`.execute(
    tablesOf(source),
  );
  return rows.map(({ place }) => place);
}

const asText = (name: string, type: string): RawBuilder<string> =>
  type === 'bytea' ? sql`encode(${sql.ref(name)}, 'escape')` : sql`${sql.ref(name)}::text`;

/** The columns of the tables of a schema, without its views, or of all but the database's own. */
async function columnsIn(source: Database | Transaction, schema: string | null): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_schema as schema, table_name as "table", column_name as name, data_type as type
      from information_schema.columns
     where coalesce(table_schema = ${schema}, table_schema not in ('pg_catalog', 'information_schema'))
       and (table_schema, table_name) not in (select table_schema, table_name from information_schema.views)
     order by table_schema, table_name, column_name`.execute(tablesOf(source));
  return rows;
}

type TableDigest = { rows: number; digest: string | null };

/**
 * A digest of each table of the database, of all its columns but those that are left out, by
 * `schema.table`; an empty table has none.
 */
export async function digestsOf(
  database: Database,
  leftOut: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, TableDigest>> {
  const tables = Map.groupBy(
    await columnsIn(database, null),
    ({ schema, table }) => `${schema}.${table}`,
  );
  const digests = [...tables.keys()].map((table) => {
    const row = sql`(to_jsonb(one) - ${sql.val([...(leftOut[table] ?? [])])}::text[])::text`;
    return sql`
      select ${table}::text as "table", count(*)::int as rows,
             md5(string_agg(${row}, ',' order by ${row})) as digest
        from ${sql.table(table)} as one`;
  });
  const { rows } = await sql<TableDigest & { table: string }>`
    ${sql.join(digests, sql` union all `)} order by "table"`.execute(tablesOf(database));
  return Object.fromEntries(rows.map(({ table, ...digest }) => [table, digest]));
}
