import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { DecidedRow, RowToDecide } from '../batch/batch-work.ts';
import type { OfBatch } from './row.store.ts';

/**
 * The rows of a locked batch as the check reads and writes them. Rows that are there are written by
 * `on conflict`: a join with the list of rows would be planned by what the database knows about the table,
 * which is nothing about a batch that has just been stored.
 */
export function checkedRows(tx: Transaction, { tenant, companyId, id }: OfBatch) {
  const tables = tablesOf(tx);
  const ofBatch = sql`company_id = ${companyId} and batch_id = ${id}`;
  return {
    async nextUnchecked(most: number): Promise<RowToDecide[]> {
      const { rows } = await sql<RowToDecide>`
        select position, cells, plan from batches.row
         where ${ofBatch} and state = 'unchecked' order by position limit ${most}`.execute(tables);
      return rows;
    },

    /** Whether a row that takes part has no cell in any of the columns. */
    async lack(columns: readonly string[]): Promise<boolean> {
      const { rows } = await sql`
        select from batches.row
         where ${ofBatch} and state in ('unchecked', 'ready', 'faulty')
           and not cells ?| ${sql.val([...columns])}::text[]
         limit 1`.execute(tables);
      return rows.length > 0;
    },

    async saveChecked(rows: readonly DecidedRow[]): Promise<void> {
      if (rows.length === 0) return;
      await sql`
        insert into batches.row (tenant, company_id, batch_id, position, cells, keys, faults, effect,
                                 subject_type, subject_id, state)
        select ${tenant}, ${companyId}, ${id}, position, '{}', keys, faults, effect,
               subject ->> 'type', (subject ->> 'id')::bigint,
               case when faults = '[]' then 'ready' else 'faulty' end
          from json_to_recordset(${JSON.stringify(rows)}::text::json)
            as given (position int, keys text[], faults jsonb, effect jsonb, subject jsonb)
        on conflict (company_id, batch_id, position) do update
           set keys = excluded.keys, faults = excluded.faults, effect = excluded.effect,
               subject_type = excluded.subject_type, subject_id = excluded.subject_id,
               twice_of = null, state = excluded.state`.execute(tables);
    },

    /**
     * Once every row is checked: finds rows with a key that an earlier row has. Returns those for which
     * that has changed.
     */
    async findTwice(): Promise<number[]> {
      const { rows } = await sql<{ position: number }>`
        with given as (
          select position, faults, twice_of, key,
                 min(position) over (partition by key) as first
            from batches.row left join lateral unnest(keys) as key on true
           where ${ofBatch} and state in ('ready', 'faulty')
             and not exists (select from batches.row where ${ofBatch} and state = 'unchecked')
        ), changed as (
          select position, faults,
                 min(first) filter (where key is not null and first < position) as now_twice_of
            from given group by position, faults, twice_of
          having twice_of is distinct from
                 min(first) filter (where key is not null and first < position)
        )
        insert into batches.row (tenant, company_id, batch_id, position, cells, twice_of, state)
        select ${tenant}, ${companyId}, ${id}, position, '{}', now_twice_of,
               case when faults = '[]' and now_twice_of is null then 'ready' else 'faulty' end
          from changed
        on conflict (company_id, batch_id, position) do update
           set twice_of = excluded.twice_of, state = excluded.state
        returning position`.execute(tables);
      return rows.map(({ position }) => position);
    },
  };
}
