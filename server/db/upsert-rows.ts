import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import type { Tables } from './tables.generated.ts';
import { tablesOf } from './tables.ts';

type Rows<Table extends keyof Tables> = readonly {
  readonly [C in keyof Tables[Table]]?: unknown;
}[];

/** Inserts missing rows and updates those that differ, in one statement. Every row has the same columns. */
export async function upsertRows<Table extends keyof Tables>(
  tx: Transaction,
  { table, key }: { table: Table; key: readonly (keyof Tables[Table])[] },
  rows: Rows<Table>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof Tables[Table] & string)[];
  const others = columns.filter((column) => !key.includes(column));
  const list = sql.join(columns.map(sql.ref));
  await sql`
    insert into ${sql.table(table)} as known (${list})
    select ${list}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${sql.join(key.map((column) => sql.ref(String(column))))})
    do update set ${sql.join(others.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}
     where known is distinct from excluded`.execute(tablesOf(tx));
}
