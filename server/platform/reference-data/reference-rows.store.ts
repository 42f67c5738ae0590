import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { RowChange, RowValues } from './reference-row.ts';

type Rows<Table extends keyof Tables> = readonly {
  readonly [C in keyof Tables[Table]]?: unknown;
}[];

type TableKey<Table extends keyof Tables> = {
  readonly table: Table;
  readonly key: readonly (keyof Tables[Table] & string)[];
};

type Difference = { before: RowValues | null; after: RowValues };

/**
 * Inserts rows that are missing and updates those that differ, unless they came with a newer file. Every row has the same
 * columns. Returns what differed.
 */
export async function saveReferenceRows<Table extends keyof Tables>(
  tx: Transaction,
  { table, key }: TableKey<Table>,
  rows: Rows<Table>,
): Promise<RowChange[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const others = columns.filter((column) => !(key as readonly string[]).includes(column));
  const compared = others.filter((column) => column !== 'as_of');
  const fileRows = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  const { rows: differences } = await sql<Difference>`
    select to_jsonb(stored_row) as before, to_jsonb(file_row) as after
      from ${fileRows} as file_row
      left join ${sql.table(table)} as stored_row
        on ${sql.join(
          key.map((name) => sql`stored_row.${sql.ref(name)} = file_row.${sql.ref(name)}`),
          sql` and `,
        )}
     where row(${columnsOf('stored_row', compared)}) is distinct from row(${columnsOf('file_row', compared)})`.execute(
    tablesOf(tx),
  );
  const list = sql.join(columns.map(sql.ref));
  await sql`
    insert into ${sql.table(table)} as stored_row (${list})
    select ${list} from ${fileRows} as file_row
    on conflict (${sql.join(key.map(sql.ref))})
    do update set ${sql.join(others.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}
     where stored_row.as_of <= excluded.as_of and stored_row is distinct from excluded`.execute(
    tablesOf(tx),
  );
  return differences.map((difference) => changeOf({ table, key, compared }, difference));
}

const columnsOf = (from: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql`${sql.ref(`${from}.${name}`)}`));

type TableShape = {
  readonly table: string;
  readonly key: readonly string[];
  readonly compared: readonly string[];
};

function changeOf({ table, key, compared }: TableShape, { before, after }: Difference): RowChange {
  const row = { table, key: valuesOf(after, key) };
  if (!before) return { ...row, outcome: 'added', before, after: valuesOf(after, compared) };
  const differing = compared.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const isOlder = String(before['as_of']) > String(after['as_of']);
  return {
    ...row,
    outcome: isOlder ? 'kept' : 'changed',
    before: valuesOf(before, differing),
    after: valuesOf(after, differing),
  };
}

const valuesOf = (row: RowValues, names: readonly string[]): RowValues =>
  Object.fromEntries(names.map((name) => [name, row[name]]));
