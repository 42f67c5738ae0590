import {
  userList,
  type UserRows,
} from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { type UserStatus, userStatuses } from '@takst/domain/customers/users/user-state.rules.ts';
import { sql, type SqlBool } from 'kysely';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Database } from '#platform/db/database.ts';
import { searchedRows } from '#platform/db/search/list-rows.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { csvPhone } from '#platform/http/csv.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import { administeredBy, type Administrator } from '../administration/administered.query.ts';
import { userColumns, type UserRow } from '../administration/administered-user.query.ts';
import { describeUser } from '../administration/describe-user.ts';
import { userStatusTexts } from './users.texts.ts';

/** The users of an administrator by name; words are found in name, e-mail and phone. With their counts and their file. */
export const serveUserList = (database: Database) =>
  serveList(userList, {
    rows: ({ scope, query, now }, choice) =>
      searchedRows<UserRow>(database, {
        ...choice,
        schema: 'users',
        table: 'user',
        listedBy: 'listed_user',
        where: administeredBy(scope),
        filters: [
          query.filter && sql<SqlBool>`${statusOn(now)} = ${query.filter}`,
          query.role || query.companyId ? hasRole(scope, query) : undefined,
        ],
        entry: sql`select ${userColumns} from users."user" where "user".id = page.id`,
      }),
    describe:
      ({ now }) =>
      (row) =>
        describeUser(row, now),
    columns: {
      email: {
        key: sql`text.lower_case("user".email) collate "C"`,
        cell: ({ email }) => textCell(email),
      },
      firstName: {
        key: sql`text.sort_key("user".first_name) collate "C"`,
        cell: ({ firstName }) => textCell(firstName),
      },
      lastName: { key: sql`"user".sorted`, cell: ({ lastName }) => textCell(lastName) },
      phone: { cell: (user) => textCell(csvPhone(user)) },
      state: { cell: ({ status }, { language }) => textCell(userStatusTexts[language][status]) },
    },
    counts: ({ scope, now }) => userCounts(database, scope, now),
  });

/** Roles outside the administrator's companies, and global ones, are seen by global administrators alone. */
function hasRole(
  { companies }: Administrator,
  { role, companyId }: Pick<UserRows, 'role' | 'companyId'>,
) {
  const ofRole = role ? sql`and role.role = ${role}` : sql``;
  const ofCompany = companyId ? sql`and role.company_id = ${companyId}` : sql``;
  const withinScope =
    companies === 'whole-tenant'
      ? sql``
      : sql`and role.company_id = any(${sql.val([...companies])}::bigint[])`;
  const inCompany = sql`exists (
    select from users.company_role role join companies.company on company.id = role.company_id
     where role.user_id = "user".id and ${isLiveCompany('company')} ${ofRole} ${ofCompany} ${withinScope})`;
  if (companies !== 'whole-tenant' || companyId) return sql<SqlBool>`${inCompany}`;
  return sql<SqlBool>`(${inCompany} or exists (select from users.global_role role
    where role.user_id = "user".id ${ofRole}))`;
}

/** How many users of an administrator are in each state. */
async function userCounts(database: Database, administrator: Administrator, now: Temporal.Instant) {
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
