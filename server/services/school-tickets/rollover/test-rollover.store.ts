import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** How many orders of these tickets are recorded. */
export async function ordersRecorded(
  database: Database,
  ticketIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from changes.change
     where kind = 'order-ticket' and subject_type = 'ticket'
       and subject_id = any(${sql.val(ticketIds.map(String))}::text[])`.execute(tablesOf(database));
  return rows[0]?.orders ?? 0;
}

/** Locks an agreement: who orders under it waits, after a first look at the tickets. */
export const lockAgreement = (tx: Transaction, id: number) =>
  sql`select from agreements.agreement where id = ${id} for update`.execute(tablesOf(tx));
