import type { Contact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Roles that are unknown here may be in the database. */
export type ContactRow = Omit<Contact, 'roles'> & { roles: string[] };

/** The user of a call, with their global roles. */
export async function contactOf(
  source: Database | Transaction,
  { tenant, userId }: Scope,
): Promise<ContactRow | null> {
  const { rows } = await sql<ContactRow>`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.phone,
           u.phone_country_code as "phoneCountryCode",
           array(select g.role from users.global_role g
                  where g.tenant = u.tenant and g.user_id = u.id order by g.role) as roles
      from users."user" u
     where u.tenant = ${tenant} and u.id = ${userId}`.execute(tablesOf(source));
  return rows[0] ?? null;
}
