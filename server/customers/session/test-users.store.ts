import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { hashPassword } from '#platform/stand-ins/identity-provider/password.ts';

export const password = 'demo';
const passwordHash = await hashPassword(password);

type TestUser = { tenant?: TenantId; email: string; state?: 'ACTIVE' | 'INACTIVE' | 'DELETED' };

/** A user of the portal; answers the id. */
export const placeUser = (database: Database, { tenant = 'ruter', email, state }: TestUser) =>
  database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into users."user" (
        tenant, email, first_name, last_name, phone, phone_country_code, state, created_at)
      values (${tenant}, ${email}, 'Kari', 'Nordmann', '41234567', '+47', ${state ?? 'ACTIVE'}, now())
      returning id`.execute(tablesOf(tx));
    return Number(rows[0]?.id);
  });

/** A login at the embedded provider. */
export const placeLogin = (
  database: Database,
  { tenant = 'ruter', email, subject }: { tenant?: TenantId; email: string; subject: string },
) =>
  database.transaction(async (tx) => {
    await sql`
      insert into embedded_provider.account (tenant, subject, email, name, password_hash)
      values (${tenant}, ${subject}, ${email}, 'Kari Nordmann', ${passwordHash})`.execute(
      tablesOf(tx),
    );
  });

export const setState = (database: Database, userId: number, state: 'ACTIVE' | 'INACTIVE') =>
  database.transaction(async (tx) => {
    await sql`update users."user" set state = ${state} where id = ${userId}`.execute(tablesOf(tx));
  });

/** The provider has a new login with an e-mail that an old one had. */
export const changeSubject = (database: Database, email: string, subject: string) =>
  database.transaction(async (tx) => {
    await sql`update embedded_provider.account set subject = ${subject}
               where email = ${email}`.execute(tablesOf(tx));
  });

/** The provider will refuse to renew. */
export const forgetRefreshTokens = (database: Database) =>
  sql`delete from embedded_provider.entry where model like '%:RefreshToken'`.execute(
    tablesOf(database),
  );

/** As when another process renews all sessions, until a moment at the latest. */
export const leaseRenewals = (database: Database, until: Temporal.Instant) =>
  tablesOf(database).updateTable('session.session').set({ renewing_until: until }).execute();

/** As when the provider has refused to renew them. */
export const endAllSessions = (database: Database) =>
  tablesOf(database).deleteFrom('session.session').execute();

/** How many access tokens the provider has given out, a renewal each beside the sign-ins. */
export const accessTokensOf = (database: Database) =>
  database.transaction(async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from embedded_provider.entry
       where model like '%:AccessToken'`.execute(tablesOf(tx));
    return rows[0]?.count ?? 0;
  });

/** The users whose login was linked, by the record of changes. */
export async function linkedUsers(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from changes.change
     where kind = 'link-login' order by id`.execute(tablesOf(database));
  return rows.map(({ id }) => id);
}

/** When a user signed in last; null for never. */
export async function lastSignInOf(
  database: Database,
  userId: number,
): Promise<Temporal.Instant | null> {
  const { at } = await tablesOf(database)
    .selectFrom('users.user')
    .select('last_sign_in_at as at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return at;
}
