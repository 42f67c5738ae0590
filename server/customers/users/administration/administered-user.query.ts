import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { administeredBy, type Administrator } from './administered.query.ts';

export const userColumns = sql`
  "user".id, "user".email, "user".first_name as "firstName", "user".last_name as "lastName",
  "user".phone, "user".phone_country_code as "phoneCountryCode", "user".state,
  to_jsonb("user".invited_until) as "invitedUntil",
  to_jsonb("user".last_sign_in_at) as "lastSignInAt"`;

/** As JSON: moments are text. */
export type UserRow = Omit<AdministeredUser, 'status' | 'invitedUntil' | 'lastSignInAt'> &
  Record<'invitedUntil' | 'lastSignInAt', string | null>;

/** One user; undefined when the administrator does not administer them. */
export async function findUser(
  database: Database,
  administrator: Administrator,
  userId: number,
): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from users."user"
     where ${administeredBy(administrator)} and "user".id = ${userId}`.execute(tablesOf(database));
  return rows[0];
}
