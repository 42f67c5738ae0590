import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { Person } from '#platform/personal-data/person-source.ts';

type EntryRow = { companyId: number; id: number };

/** The tickets and subscriptions of holders, which share their numbers. */
export async function entriesOfHolders(
  tx: Transaction,
  holders: Person['holders'],
): Promise<EntryRow[]> {
  const companyIds = sql.val(holders.map(({ companyId }) => companyId));
  const ids = sql.val(holders.map(({ id }) => id));
  const { rows } = await sql<EntryRow>`
    with given as materialized (
      select * from unnest(${companyIds}::bigint[], ${ids}::bigint[]) as keys (company_id, holder_id)
    )
    select company_id as "companyId", id from tickets.ticket join given using (company_id, holder_id)
    union all
    select company_id, id from subscriptions.subscription join given using (company_id, holder_id)`.execute(
    tablesOf(tx),
  );
  return rows;
}
