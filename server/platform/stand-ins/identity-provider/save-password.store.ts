import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql, type SqlBool } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type NewLogin = {
  tenant: TenantId;
  email: string;
  name: string;
  passwordHash: string;
  /** The subject by which the portal knows the user's login; null for a new login. */
  knownSubject: string | null;
};

/**
 * Sets the password of the account with an e-mail, or creates the account, and returns it. The caller has verified that
 * the e-mail is the user's.
 */
export async function savePassword(tx: Transaction, login: NewLogin): Promise<{ subject: string }> {
  const { tenant, email, name, passwordHash, knownSubject } = login;
  const columns = { email, name, password_hash: passwordHash };
  const tables = tablesOf(tx);
  const updated = await tables
    .updateTable('embedded_provider.account')
    .set(columns)
    .where('tenant', '=', tenant)
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .returning('subject')
    .executeTakeFirst();
  if (updated) return updated;
  return tables
    .insertInto('embedded_provider.account')
    .values({ tenant, subject: knownSubject ?? randomUUID(), ...columns })
    .onConflict((conflict) => conflict.columns(['tenant', 'subject']).doUpdateSet(columns))
    .returning('subject')
    .executeTakeFirstOrThrow();
}
