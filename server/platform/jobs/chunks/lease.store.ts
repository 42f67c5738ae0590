import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/**
 * Takes a piece of work until the transaction ends; false when another worker has it. An advisory lock tells workers
 * from users: the row of the work may also be locked by a user, and no worker would go on with it if this one did not
 * wait for that lock.
 */
export async function claimLease(tx: Transaction, work: string): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${work}, 0)) as "isMine"`.execute(
    tablesOf(tx),
  );
  return rows[0]?.isMine ?? false;
}
