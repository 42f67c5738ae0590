import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { Places } from './demo-companies.store.ts';
import type { DemoWorld } from './demo-world-facts.ts';

/** The users that the portal knows, with their roles. */
export async function placeUsers(tx: Transaction, world: DemoWorld, places: Places): Promise<void> {
  const portalUsers = world.users.filter((user) => user.state !== null);
  const companyId = (tenant: string, key: string) =>
    places[world.companies.findIndex((one) => one.tenant === tenant && one.key === key)]?.id;
  const users = portalUsers.map((user, place) => ({ ...user, place }));
  const companyRoles = portalUsers.flatMap(({ tenant, email, companyRoles }) =>
    Object.entries(companyRoles).flatMap(([key, roles]) =>
      roles.map((role) => ({ tenant, email, role, company_id: companyId(tenant, key) })),
    ),
  );
  const globalRoles = portalUsers.flatMap(({ tenant, email, globalRoles }) =>
    globalRoles.map((role) => ({ tenant, email, role })),
  );
  await sql`
    insert into users."user" (
      tenant, email, first_name, last_name, phone, phone_country_code, state, invited_until,
      created_at
    )
    select tenant, email, "firstName", "lastName", phone, '+47', state,
           ${world.moment.now}::timestamptz + "invitedForDays" * interval '1 day',
           ${world.moment.now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(users)}::jsonb) as given(
        place integer, tenant text, email text, "firstName" text, "lastName" text, phone text,
        state text, "invitedForDays" integer)
     order by place`.execute(tablesOf(tx));
  await sql`
    insert into users.company_role (tenant, user_id, company_id, role)
    select given.tenant, "user".id, given.company_id, given.role
      from jsonb_to_recordset(${JSON.stringify(companyRoles)}::jsonb)
             as given(tenant text, email text, role text, company_id bigint)
      join users."user" using (tenant, email)
     where given.company_id is not null`.execute(tablesOf(tx));
  await sql`
    insert into users.global_role (tenant, user_id, role)
    select given.tenant, "user".id, given.role
      from jsonb_to_recordset(${JSON.stringify(globalRoles)}::jsonb)
             as given(tenant text, email text, role text)
      join users."user" using (tenant, email)`.execute(tablesOf(tx));
}

/** Their logins at the embedded identity provider, all with the one demo password. */
export async function placeAccounts(
  tx: Transaction,
  world: DemoWorld,
  passwordHash: string,
): Promise<void> {
  const accounts = world.users.map(({ tenant, email, firstName, lastName }) => ({
    tenant,
    email,
    subject: `demo-${email}`,
    name: `${firstName} ${lastName}`,
  }));
  await sql`
    insert into embedded_provider.account (tenant, subject, email, name, password_hash)
    select tenant, subject, email, name, ${passwordHash}
      from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
        as given(tenant text, subject text, email text, name text)`.execute(tablesOf(tx));
}
