import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql, type SqlBool } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { newProviderKeys, providerKeys, type ProviderKeys } from './keys.ts';

type Account = { subject: string; email: string; name: string };

/** The provider's keys, created by the first process that asks. */
export async function loadKeys(tx: Transaction): Promise<ProviderKeys> {
  const findStoredKeys = async () => {
    const { rows } = await sql<{ payload: unknown }>`
      select payload from embedded_provider.entry
       where model = 'Keys' and id = 'keys'`.execute(tablesOf(tx));
    return rows[0];
  };
  const storedKeys = await findStoredKeys();
  if (storedKeys) return providerKeys.parse(storedKeys.payload);
  await sql`
    insert into embedded_provider.entry (model, id, payload)
    values ('Keys', 'keys', ${JSON.stringify(newProviderKeys())}::jsonb)
    on conflict (model, id) do nothing`.execute(tablesOf(tx));
  return providerKeys.parse((await findStoredKeys())?.payload);
}

export function accountStore(source: Database | Transaction, tenant: TenantId) {
  const accounts = () =>
    tablesOf(source)
      .selectFrom('embedded_provider.account')
      .select(['subject', 'email', 'name', 'password_hash as passwordHash'])
      .where('tenant', '=', tenant);
  return {
    async findBySubject(subject: string): Promise<Account | null> {
      return (await accounts().where('subject', '=', subject).executeTakeFirst()) ?? null;
    },
    async findByEmail(email: string): Promise<(Account & { passwordHash: string }) | null> {
      const row = await accounts()
        .where(sql<SqlBool>`lower(email) = lower(${email})`)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
