import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type HolderKey = { readonly companyId: number; readonly id: number };

/** Empties what rows say about erased people; that there was a row, and its result, stays. */
export async function eraseRows(
  tx: Transaction,
  { holders }: { readonly holders: readonly HolderKey[] },
): Promise<void> {
  await sql`
    update batches.row set cells = '{}', keys = '{}', faults = '[]', effect = null,
                           subject_type = null, subject_id = null
      from unnest(${sql.val(holders.map(({ companyId }) => companyId))}::bigint[],
                  ${sql.val(holders.map(({ id }) => id))}::bigint[]) as erased (company_id, id)
     where row.company_id = erased.company_id and row.subject_type = 'subscriber'
       and row.subject_id = erased.id`.execute(tablesOf(tx));
}
