import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { DecidedRow, RowSubject, RowToDecide } from '../batch/batch-work.ts';
import type { OfBatch } from '../rows/row.store.ts';

export type SettledRow =
  | { readonly position: number; readonly state: 'done'; readonly subject: RowSubject }
  | {
      readonly position: number;
      readonly state: 'refused' | 'failed';
      readonly faults: DecidedRow['faults'];
    };

/** The rows of a running batch that the transaction has taken; written as those that are checked. */
export function settledRows(tx: Transaction, { tenant, companyId, id }: OfBatch) {
  const tables = tablesOf(tx);
  return {
    async nextReady(from: number, most: number): Promise<RowToDecide[]> {
      const { rows } = await sql<RowToDecide>`
        select position, cells, plan from batches.row
         where company_id = ${companyId} and batch_id = ${id} and position >= ${from} and state = 'ready'
         order by position limit ${most}`.execute(tables);
      return rows;
    },

    async settle(rows: readonly SettledRow[], at: Temporal.Instant): Promise<void> {
      if (rows.length === 0) return;
      await sql`
        insert into batches.row (tenant, company_id, batch_id, position, cells, state, faults,
                                 subject_type, subject_id, settled_at)
        select ${tenant}, ${companyId}, ${id}, position, '{}', state, coalesce(faults, '[]'),
               subject ->> 'type', (subject ->> 'id')::bigint, ${at}::timestamptz
          from json_to_recordset(${JSON.stringify(rows)}::text::json)
            as given (position int, state text, faults jsonb, subject jsonb)
        on conflict (company_id, batch_id, position) do update
           set state = excluded.state, faults = excluded.faults,
               subject_type = coalesce(excluded.subject_type, row.subject_type),
               subject_id = coalesce(excluded.subject_id, row.subject_id),
               settled_at = excluded.settled_at`.execute(tables);
    },
  };
}
