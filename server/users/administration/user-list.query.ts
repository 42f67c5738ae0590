import type { UserRows } from '@takst/contract/users/administration/list-users.contract.ts';
import type { PageQuery } from '@takst/contract/paging.ts';
import type { AdministeredUser } from '@takst/contract/users/administration/user.schema.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import { type UserStatus, userStatuses } from '@takst/domain/users/user-state.rules.ts';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Page } from '#db/search/page-with-total.ts';
import { searchAll, searchPage, sortKey } from '#db/search/search-page.ts';
import { tablesOf } from '#db/tables.ts';
import { administeredBy, type Administrator } from './administered.query.ts';

const columns = sql`
  "user".id, "user".email, "user".first_name as "firstName", "user".last_name as "lastName",
  "user".phone, "user".phone_country_code as "phoneCountryCode", "user".state,
  to_jsonb("user".invited_until) as "invitedUntil",
  to_jsonb("user".last_sign_in_at) as "lastSignInAt"`;

/** As JSON: moments are text. */
export type UserRow = Omit<AdministeredUser, 'status' | 'invitedUntil' | 'lastSignInAt'> &
  Record<'invitedUntil' | 'lastSignInAt', string | null>;

type UserListRequest = UserRows & { now: Temporal.Instant };

/** The users of an administrator by name; every word must occur in name, e-mail or phone. */
export const userPage = (
  database: Database,
  administrator: Administrator,
  { maxEntries, offset, ...request }: UserListRequest & PageQuery,
): Promise<Page<UserRow>> =>
  searchPage(database, { ...searchedUsers(administrator, request), maxEntries, offset });

/** All pages, in parts. */
export const allUsers = (
  database: Database,
  administrator: Administrator,
  request: UserListRequest,
): AsyncGenerator<UserRow[]> => searchAll(database, searchedUsers(administrator, request));

/** How many users of an administrator are in each state. */
export async function userCounts(
  database: Database,
  administrator: Administrator,
  now: Temporal.Instant,
) {
  const { rows } = await sql<{ status: UserStatus; count: number }>`
    select ${statusOn(now)} as status, count(*)::int as count
      from users."user" where ${administeredBy(administrator)} group by 1`.execute(
    tablesOf(database),
  );
  const countOf = (status: UserStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    counts: Object.fromEntries(userStatuses.map((status) => [status, countOf(status)])) as Record<
      UserStatus,
      number
    >,
  };
}

/** The SQL twin of `userStatus`. */
const statusOn = (now: Temporal.Instant) => sql`
  case when "user".state <> 'INACTIVE' then "user".state
       when "user".invited_until is null then 'DEACTIVATED'
       when "user".invited_until > ${now}::timestamptz then 'INVITED' else 'INVITATION_EXPIRED' end`;

function searchedUsers(
  administrator: Administrator,
  { searchFor, filter, role, companyId, sort, now }: UserListRequest,
) {
  const conditions = [
    ...(filter ? [sql<SqlBool>`${statusOn(now)} = ${filter}`] : []),
    ...(role || companyId ? [hasRole(administrator, { role, companyId })] : []),
  ];
  return {
    schema: 'users',
    table: 'user',
    where: administeredBy(administrator),
    filter: conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : undefined,
    words: searchWords(searchFor),
    sort: sortKey(sort, {
      lastName: () => ({ key: sql`"user".sorted` }),
      firstName: () => ({ key: sql`text.sort_key("user".first_name) collate "C"` }),
      email: () => ({ key: sql`text.lower_case("user".email) collate "C"` }),
    }),
    entry: sql`select ${columns} from users."user" where "user".id = page.id`,
  };
}

/** Roles outside the administrator's companies, and global ones, are seen by global administrators alone. */
function hasRole(
  { companies }: Administrator,
  { role, companyId }: Pick<UserRows, 'role' | 'companyId'>,
) {
  const ofRole = role ? sql`and role.role = ${role}` : sql``;
  const ofCompany = companyId ? sql`and role.company_id = ${companyId}` : sql``;
  const seen =
    companies === 'whole-tenant'
      ? sql``
      : sql`and role.company_id = any(${sql.val([...companies])}::bigint[])`;
  const inCompany = sql`exists (select from users.company_role role
    where role.user_id = "user".id ${ofRole} ${ofCompany} ${seen})`;
  if (companies !== 'whole-tenant' || companyId) return sql<SqlBool>`${inCompany}`;
  return sql<SqlBool>`(${inCompany} or exists (select from users.global_role role
    where role.user_id = "user".id ${ofRole}))`;
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
