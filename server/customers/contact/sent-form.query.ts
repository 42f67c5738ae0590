import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The kind of change that is recorded when a user sends the contact form. */
export const sentFormKind = 'send-contact-form';

/**
 * The times at which the user has sent the contact form since `since`, oldest first. Takes a lock per
 * user until the transaction ends, so that concurrent sends are counted too.
 */
export async function formsSentSince(
  tx: Transaction,
  { tenant, userId }: Scope,
  since: Temporal.Instant,
): Promise<Temporal.Instant[]> {
  const tables = tablesOf(tx);
  const lock = `contact form of ${tenant} ${userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tables);
  const rows = await tables
    .selectFrom('changes.change')
    .select('at')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    // A literal, not a parameter: the index is partial, for this kind alone.
    .where('kind', '=', sql.lit(sentFormKind))
    .where('at', '>', since)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}
