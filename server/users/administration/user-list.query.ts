import type { PageQuery } from '@takst/contract/paging.ts';
import type { AdministeredUser } from '@takst/contract/users/administration/user.schema.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Page } from '#db/search/page-with-total.ts';
import { searchPage } from '#db/search/search-page.ts';
import { tablesOf } from '#db/tables.ts';
import { administeredBy, type Administrator } from './administered.query.ts';

const columns = sql`
  "user".id, "user".email, "user".first_name as "firstName", "user".last_name as "lastName",
  "user".phone, "user".phone_country_code as "phoneCountryCode", "user".state,
  to_jsonb("user".invited_until) as "invitedUntil"`;

export type UserRow = Omit<AdministeredUser, 'status' | 'invitedUntil'> & {
  /** As JSON: a moment is text. */
  invitedUntil: string | null;
};

/** The users of an administrator by name; every word must occur in name, e-mail or phone. */
export function userPage(
  database: Database,
  administrator: Administrator,
  { searchFor, maxEntries, offset }: PageQuery,
): Promise<Page<UserRow>> {
  return searchPage(database, {
    schema: 'users',
    table: 'user',
    where: administeredBy(administrator),
    words: searchWords(searchFor),
    maxEntries,
    offset,
    entry: sql`select ${columns} from users."user" where "user".id = page.id`,
  });
}

/** One user; undefined when the administrator does not administer them. */
export async function findUser(
  database: Database,
  administrator: Administrator,
  userId: number,
): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${columns} from users."user"
     where ${administeredBy(administrator)} and "user".id = ${userId}`.execute(tablesOf(database));
  return rows[0];
}
