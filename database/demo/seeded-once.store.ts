import type { Transaction } from '@takst/server/db/database.ts';
import { tablesOf } from '@takst/server/db/tables.ts';
import { sql } from 'kysely';

const kind = 'seed-demo-world';

/**
 * True the first time. The mark is a line in the record of changes, like every change; the lock
 * makes a second seeding that starts meanwhile wait and then find it.
 */
export async function isSeedNeeded(tx: Transaction): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${kind}))`.execute(tablesOf(tx));
  const { rows } = await sql`
    select 1 from changes.change where company_id is null and kind = ${kind} limit 1
  `.execute(tablesOf(tx));
  return rows.length === 0;
}

export async function markSeeded(
  tx: Transaction,
  { seed, now }: { seed: number; now: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into changes.change (
      tenant, company_id, at, user_id, channel, request_id, kind, subject_type, subject_id
    ) values (
      'ruter', null, ${now}::timestamptz, null, 'import', ${kind}, ${kind},
      'demo-world', ${String(seed)}
    )`.execute(tablesOf(tx));
}
