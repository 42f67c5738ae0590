import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { RowToDecide } from '../batch/batch-work.ts';
import { hasFault } from '../rows/has-fault.query.ts';
import type { OfBatch } from '../rows/row.store.ts';

type CellsOfRow = Pick<RowToDecide, 'position' | 'cells'>;

const proposed = '$[*] ? (@.column == $column && @.code == $code && @.proposal != null)';

/** The rows of a locked batch that can be mended; those that are settled stay as they are. */
export function mendedRows(tx: Transaction, { tenant, companyId, id }: OfBatch) {
  const tables = tablesOf(tx);
  const ofBatch = sql`company_id = ${companyId} and batch_id = ${id}`;
  const positionsOf = (positions: readonly number[]) => sql`${sql.val([...positions])}::int[]`;

  /** Returns the positions of the rows that were changed. */
  const positionsAfter = async (statement: ReturnType<typeof sql<{ position: number }>>) =>
    (await statement.execute(tables)).rows.map(({ position }) => position);

  return {
    leaveOut: (positions: readonly number[]) =>
      positionsAfter(sql`
        update batches.row set state = 'left-out', twice_of = null
         where ${ofBatch} and position = any(${positionsOf(positions)})
           and state in ('unchecked', 'ready', 'faulty')
        returning position`),

    takeIn: (positions: readonly number[]) =>
      positionsAfter(sql`
        update batches.row set state = 'unchecked'
         where ${ofBatch} and position = any(${positionsOf(positions)}) and state = 'left-out'
        returning position`),

    /** Cells of rows that can be changed. */
    async openCells(positions: readonly number[]): Promise<CellsOfRow[]> {
      const { rows } = await sql<CellsOfRow>`
        select position, cells from batches.row
         where ${ofBatch} and position = any(${positionsOf(positions)})
           and state in ('unchecked', 'ready', 'faulty', 'left-out')`.execute(tables);
      return rows;
    },

    async setCells(rows: readonly CellsOfRow[]): Promise<void> {
      if (rows.length === 0) return;
      await sql`
        insert into batches.row (tenant, company_id, batch_id, position, cells)
        select ${tenant}, ${companyId}, ${id}, position, cells
          from json_to_recordset(${JSON.stringify(rows)}::text::json)
            as given (position int, cells jsonb)
        on conflict (company_id, batch_id, position) do update
           set cells = excluded.cells,
               state = case when row.state = 'left-out' then 'left-out' else 'unchecked' end`.execute(
        tables,
      );
    },

    replace: (column: string, from: string, to: string) =>
      positionsAfter(sql`
        update batches.row
           set cells = case when ${to} = '' then cells - ${column}
                 else jsonb_set(cells, array[${column}]::text[], to_jsonb(${to}::text)) end,
               state = 'unchecked'
         where ${ofBatch} and coalesce(cells ->> ${column}, '') = ${from}
           and state in ('unchecked', 'ready', 'faulty')
        returning position`),

    takeProposals(column: string, code: string): Promise<number[]> {
      const fault = sql`${JSON.stringify({ column, code })}::text::jsonb`;
      return positionsAfter(sql`
        update batches.row
           set cells = jsonb_set(cells, array[${column}]::text[],
                 jsonb_path_query_first(faults, ${proposed}::jsonpath, ${fault}) -> 'proposal'),
               state = 'unchecked'
         where ${ofBatch} and state = 'faulty'
           and jsonb_path_exists(faults, ${proposed}::jsonpath, ${fault})
        returning position`);
    },

    leaveOutFaulty: (column: string | null, code: string) =>
      positionsAfter(sql`
        update batches.row set state = 'left-out', twice_of = null
         where ${ofBatch} and state = 'faulty' and ${hasFault(column, code)}
        returning position`),
  };
}
