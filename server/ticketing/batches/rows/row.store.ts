import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { LockedBatch } from '../batch/batch.store.ts';

export type OfBatch = Pick<LockedBatch, 'tenant' | 'companyId' | 'id'>;

/** The rows of a batch that the transaction has locked; each statement takes any number of them. */
export function batchRows(tx: Transaction, { tenant, companyId, id }: OfBatch) {
  const tables = tablesOf(tx);
  const ofBatch = sql`company_id = ${companyId} and batch_id = ${id}`;
  return {
    /** Stores rows from a position on, over those that are there. */
    async put(from: number, rows: readonly RowCells[]): Promise<void> {
      await sql`
        insert into batches.row (tenant, company_id, batch_id, position, cells)
        select ${tenant}, ${companyId}, ${id}, ${from} - 1 + place, cells
          from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) with ordinality
            as given (cells, place)
        on conflict (company_id, batch_id, position) do update
           set cells = excluded.cells, state = 'unchecked', faults = '[]', keys = '{}',
               twice_of = null, effect = null`.execute(tables);
    },

    /** Every row is checked again: the options have changed, or the day. */
    async uncheck(): Promise<void> {
      await sql`
        update batches.row set state = 'unchecked'
         where ${ofBatch} and state in ('ready', 'faulty')`.execute(tables);
    },

    /** A row that was refused waits again. */
    async takeBack(position: number): Promise<void> {
      await sql`
        update batches.row set state = 'ready', faults = '[]', settled_at = null
         where ${ofBatch} and position = ${position} and state in ('refused', 'failed')`.execute(
        tables,
      );
    },

    async countByState(): Promise<Partial<Record<string, number>>> {
      const { rows } = await sql<{ state: string; rows: number }>`
        select state, count(*)::int as rows from batches.row where ${ofBatch} group by state`.execute(
        tables,
      );
      return Object.fromEntries(rows.map((row) => [row.state, row.rows]));
    },

    /** The digest of all rows that will be carried out, with what stands above the table. */
    async digest(): Promise<string> {
      const { rows } = await sql<{ digest: string }>`
        select encode(sha256(convert_to(
                 (select options::text from batches.batch where company_id = ${companyId} and id = ${id})
                 || coalesce(string_agg(cells::text, ' ' order by position), ''), 'UTF8')), 'hex') as digest
          from batches.row where ${ofBatch} and state <> 'left-out'`.execute(tables);
      return rows[0]?.digest ?? '';
    },

    /** Deletes what rows say, all of them without positions; their results stay. */
    async emptyCells(positions?: readonly number[]): Promise<void> {
      const ofPositions = positions
        ? sql`position = any(${sql.val([...positions])}::int[])`
        : sql`cells <> '{}'`;
      await sql`
        update batches.row set cells = '{}', keys = '{}' where ${ofBatch} and ${ofPositions}`.execute(
        tables,
      );
    },

    async deleteAll(): Promise<void> {
      await sql`delete from batches.row where ${ofBatch}`.execute(tables);
    },
  };
}
