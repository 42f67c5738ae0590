import type { PageQuery } from '@takst/contract/paging.ts';
import type { AdministeredUser } from '@takst/contract/users/user.schema.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import { sql } from 'kysely';
import { chosenPage } from '#db/chosen-page.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { administeredBy, type Administrator } from './administered.query.ts';

type Page = { totalEntries: number; matches: AdministeredUser[] };

const columns = sql`
  "user".id, "user".email, "user".first_name as "firstName", "user".last_name as "lastName",
  "user".phone, "user".phone_country_code as "phoneCountryCode", "user".state`;

/** The users whom somebody administers, by name; every word must be found in name, e-mail or phone. */
export async function userPage(
  database: Database,
  administrator: Administrator,
  { searchFor, maxEntries, offset }: PageQuery,
): Promise<Page> {
  const chosen = chosenPage({
    table: 'users.user',
    where: administeredBy(administrator),
    words: searchWords(searchFor),
    maxEntries,
    offset,
  });
  const { rows } = await sql<Page>`
    with ${chosen}, entry as (
      select page.sorted, ${columns} from page join users."user" on "user".id = page.id
    )
    select (select total from counted)::int as "totalEntries",
           coalesce((select jsonb_agg(to_jsonb(entry) - 'sorted' order by sorted, id) from entry),
                    '[]') as matches`.execute(tablesOf(database));
  return rows[0] ?? { totalEntries: 0, matches: [] };
}

/** One user; none whom somebody else administers. */
export async function findUser(
  database: Database,
  administrator: Administrator,
  userId: number,
): Promise<AdministeredUser | undefined> {
  const { rows } = await sql<AdministeredUser>`
    select ${columns} from users."user"
     where ${administeredBy(administrator)} and "user".id = ${userId}`.execute(tablesOf(database));
  return rows[0];
}
