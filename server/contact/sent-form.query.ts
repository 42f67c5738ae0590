import { sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** What the record says when somebody has used the contact form. */
export const sentFormKind = 'send-contact-form';

/**
 * When the user of a scope has used the contact form since a moment, oldest first. Uses by one user
 * come one after the other until the transaction ends, so that many at once are counted too.
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
    // Said in the statement's own text: the index is of this kind alone.
    .where('kind', '=', sql.lit(sentFormKind))
    .where('at', '>', since)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}
