import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';
import type { RowState } from '@takst/domain/ticketing/batches/batch.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { RowFaultOf, RowSubject, RowToDecide } from '../batch/batch-work.ts';
import type { OfBatch } from './row.store.ts';

export type StoredPlan = RowToDecide & {
  readonly state: RowState;
  readonly faults: readonly RowFaultOf[];
};

export type RowToStore = {
  readonly position: number;
  readonly cells: RowCells;
  readonly plan: object;
  readonly keys: readonly string[];
  readonly faults: readonly RowFaultOf[];
  readonly effect: object | null;
  readonly subject: RowSubject | null;
  readonly state: RowState;
};

/** The rows of a locked draft, of which the service has more to say than their cells do. */
export function plannedRows(tx: Transaction, { tenant, companyId, id }: OfBatch) {
  const tables = tablesOf(tx);
  const ofBatch = sql`company_id = ${companyId} and batch_id = ${id}`;
  return {
    async all(): Promise<StoredPlan[]> {
      const { rows } = await sql<StoredPlan>`
        select position, cells, plan, state, faults from batches.row where ${ofBatch} order by position`.execute(
        tables,
      );
      return rows;
    },

    async insert(rows: readonly RowToStore[]): Promise<void> {
      await sql`
        insert into batches.row (tenant, company_id, batch_id, position, cells, plan, keys, faults, effect,
                                 subject_type, subject_id, state)
        select ${tenant}, ${companyId}, ${id}, position, cells, plan, keys, faults, effect,
               subject ->> 'type', (subject ->> 'id')::bigint, state
          from json_to_recordset(${JSON.stringify(rows)}::text::json)
            as given (position int, cells jsonb, plan jsonb, keys text[], faults jsonb, effect jsonb,
                      subject jsonb, state text)`.execute(tables);
    },

    /** Deletes rows that are not carried out; returns how many are left. */
    async keepReady(): Promise<number> {
      await sql`delete from batches.row where ${ofBatch} and state <> 'ready'`.execute(tables);
      const { rows } = await sql<{ total: number }>`
        update batches.batch set total = greatest(1, (select count(*) from batches.row where ${ofBatch}))
         where company_id = ${companyId} and id = ${id}
        returning total`.execute(tables);
      return rows[0]?.total ?? 0;
    },
  };
}
