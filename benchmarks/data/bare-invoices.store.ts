import type pg from 'pg';

/** The tables that a run writes, with what its rows of a month are found by. */
const insertedRows = {
  closed_period: 'period_start = $1',
  period_rate: 'period_start = $1',
  line: 'period_start = $1',
  line_holder: 'line_id in (select id from invoices.line where period_start = $1)',
  invoice: 'period_start = $1',
  invoiced_period: 'period_start = $1',
} as const;
const tables = Object.keys(insertedRows) as (keyof typeof insertedRows)[];

/** Tables as those of invoices, with their keys, indexes and checks, in which nobody looks. */
export async function makeBareTables(client: pg.ClientBase): Promise<void> {
  await client.query('create schema bare');
  for (const table of tables) {
    await client.query(
      `create table bare.${table} (like invoices.${table} including all excluding identity)`,
    );
  }
}

/** Milliseconds for what a run wrote of a month in one bare insert for each table, in one transaction. */
export async function bareInvoicesMs(client: pg.ClientBase, month: string): Promise<number> {
  for (const table of tables) {
    await client.query(`create temporary table given_${table} as
      select * from invoices.${table} where ${insertedRows[table].replace('$1', `date '${month}'`)}`);
    await client.query(`analyze given_${table}`);
  }
  await client.query('begin');
  const startedAt = performance.now();
  for (const table of tables) {
    await client.query(`insert into bare.${table} select * from given_${table}`);
  }
  await client.query('commit');
  const ms = performance.now() - startedAt;
  for (const table of tables) await client.query(`drop table given_${table}`);
  return ms;
}

export async function countLines(client: pg.ClientBase, month: string): Promise<number> {
  const { rows } = await client.query<{ lines: number }>(
    'select count(*)::int as lines from invoices.line where period_start = $1',
    [month],
  );
  return rows[0]?.lines ?? 0;
}
