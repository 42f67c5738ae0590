import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { newProviderKeys, providerKeys, type ProviderKeys } from './keys.ts';
import type { Account } from './create-provider.ts';
import type { StoredEntry, ProviderEntries } from './provider-adapter.ts';

/** Stores the provider's state, with expiry by the database's clock. */
export const providerEntries = (database: Database): ProviderEntries => ({
  async put({ model, id }, { payload, grantId, uid, expiresInSeconds }) {
    await sql`delete from embedded_provider.entry where expires_at < now()`.execute(
      tablesOf(database),
    );
    await sql`
      insert into embedded_provider.entry (model, id, payload, grant_id, uid, expires_at)
      values (${model}, ${id}, ${JSON.stringify(payload)}::jsonb, ${grantId}, ${uid},
              now() + ${expiresInSeconds}::double precision * interval '1 second')
      on conflict (model, id) do update set
        payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
        expires_at = excluded.expires_at`.execute(tablesOf(database));
  },

  async find({ model, by, value }) {
    const { rows } = await sql<StoredEntry>`
      select payload, extract(epoch from consumed_at)::integer as "consumedAtSeconds"
        from embedded_provider.entry
       where model = ${model} and ${sql.ref(by)} = ${value}
         and (expires_at is null or expires_at > now())`.execute(tablesOf(database));
    return rows[0] ?? null;
  },

  async consume({ model, id }) {
    await sql`update embedded_provider.entry set consumed_at = now()
               where model = ${model} and id = ${id}`.execute(tablesOf(database));
  },

  async remove({ model, id }) {
    await sql`delete from embedded_provider.entry
               where model = ${model} and id = ${id}`.execute(tablesOf(database));
  },

  async removeGrant(grantId) {
    await sql`delete from embedded_provider.entry
               where grant_id = ${grantId}`.execute(tablesOf(database));
  },
});

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

export type AccountWithPassword = Account & { passwordHash: string };

/** The provider's accounts of a tenant. */
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
    async findByEmail(email: string): Promise<AccountWithPassword | null> {
      const row = await accounts()
        .where((account) =>
          account(account.fn('lower', ['email']), '=', account.fn('lower', [account.val(email)])),
        )
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
