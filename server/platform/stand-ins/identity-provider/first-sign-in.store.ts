import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A login hint that signs in once, so that a user who has just set a password need not type it again. */
const hintPattern = /^first-sign-in:[\w-]{43}$/;

const digestOf = (hint: string): string => createHash('sha256').update(hint).digest('base64url');

/** Makes a hint for an account, for the two minutes after its password was set; stores its digest only. */
export async function createFirstSignIn(
  tx: Transaction,
  { tenant, subject }: { tenant: TenantId; subject: string },
): Promise<string> {
  const hint = `first-sign-in:${randomBytes(32).toString('base64url')}`;
  await sql`
    insert into embedded_provider.entry (model, id, payload, expires_at)
    values (${`${tenant}:FirstSignIn`}, ${digestOf(hint)}, ${JSON.stringify({ subject })}::jsonb,
            now() + interval '2 minutes')`.execute(tablesOf(tx));
  return hint;
}

/** The account that a hint signs in, once; null for any other hint. */
export async function claimFirstSignIn(
  tx: Transaction,
  { tenant, hint }: { tenant: TenantId; hint: string },
): Promise<string | null> {
  if (!hintPattern.test(hint)) return null;
  const { rows } = await sql<{ subject: string }>`
    delete from embedded_provider.entry
     where model = ${`${tenant}:FirstSignIn`} and id = ${digestOf(hint)} and expires_at > now()
    returning payload->>'subject' as subject`.execute(tablesOf(tx));
  return rows[0]?.subject ?? null;
}
