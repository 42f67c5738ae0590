import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

type HolderKey = { readonly companyId: number; readonly id: number };

/** Locks holders until the transaction ends. */
export async function lockHolders(tx: Transaction, holders: readonly HolderKey[]): Promise<void> {
  await sql`
    select from holders.holder join ${rowsOf(holders)} using (company_id, id)
     order by company_id, id for update of holder`.execute(tablesOf(tx));
}

/** Erases all personal data of holders; their rows and ids stay. */
export async function emptyHolders(
  tx: Transaction,
  holders: readonly HolderKey[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update holders.holder
       set first_name = null, last_name = null, employee_id = null, phone_country_code = null,
           phone = null, birth_date = null, employee_birth_date = null, class_name = null,
           card_name = null, note = null, erased_at = ${at}::timestamptz
      from ${rowsOf(holders)}
     where holder.company_id = given.company_id and holder.id = given.id`.execute(tablesOf(tx));
}

const rowsOf = (holders: readonly HolderKey[]) => {
  const companyIds = sql.val(holders.map(({ companyId }) => companyId));
  const ids = sql.val(holders.map(({ id }) => id));
  return sql`unnest(${companyIds}::bigint[], ${ids}::bigint[]) as given (company_id, id)`;
};
