import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type NewLogin = {
  tenant: TenantId;
  email: string;
  name: string;
  passwordHash: string;
  /** By which the portal knows the user's login already, if it does. */
  knownSubject: string | null;
};

/**
 * A login at the embedded provider for whoever has shown that the e-mail is theirs: the one with that
 * e-mail gets the password, or a new one is made.
 */
export async function savePassword(tx: Transaction, login: NewLogin): Promise<void> {
  const { tenant, email, name, passwordHash, knownSubject } = login;
  const columns = { email, name, password_hash: passwordHash };
  const tables = tablesOf(tx);
  const known = await tables
    .updateTable('embedded_provider.account')
    .set(columns)
    .where('tenant', '=', tenant)
    .where((account) =>
      account(account.fn('lower', ['email']), '=', account.fn('lower', [account.val(email)])),
    )
    .returning('subject')
    .executeTakeFirst();
  if (known) return;
  await tables
    .insertInto('embedded_provider.account')
    .values({ tenant, subject: knownSubject ?? randomUUID(), ...columns })
    .onConflict((conflict) => conflict.columns(['tenant', 'subject']).doUpdateSet(columns))
    .execute();
}
