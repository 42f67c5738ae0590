import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A ticket or a holder of a company. */
type Key = { readonly companyId: number; readonly id: number };

type Erased = { readonly tickets?: readonly Key[]; readonly holders?: readonly Key[] };

/**
 * Erases the personal values that the record has about tickets and holders, and the reference to them. The user, the
 * kind and the moment of the change remain, with the digest of the erased values.
 */
export async function eraseAbout(
  tx: Transaction,
  { tickets = [], holders = [] }: Erased,
): Promise<void> {
  await deleteBy(tx, 'ticket_id', tickets);
  await deleteBy(tx, 'holder_id', holders);
}

async function deleteBy(
  tx: Transaction,
  column: 'ticket_id' | 'holder_id',
  keys: readonly Key[],
): Promise<void> {
  if (keys.length === 0) return;
  const companyIds = sql.val(keys.map(({ companyId }) => companyId));
  const ids = sql.val(keys.map(({ id }) => id));
  await sql`
    delete from changes.about
     using unnest(${companyIds}::bigint[], ${ids}::bigint[]) as erased (company_id, id)
     where about.company_id = erased.company_id and about.${sql.ref(column)} = erased.id`.execute(
    tablesOf(tx),
  );
}
