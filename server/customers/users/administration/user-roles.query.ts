import { administratorRoles } from '@takst/domain/customers/users/last-administrator.rules.ts';
import type { CompanyKind } from '@takst/domain/customers/companies/company-type.rules.ts';
import type { UserState } from '@takst/domain/customers/users/user-state.rules.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { beyondCompanies } from '#platform/db/row-scope.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isActiveUser } from '#platform/access/live/active-user.query.ts';
import { administeredBy, type Administrator } from './administered.query.ts';

type OtherAdministrator = { userId: number; name: string; roles: string[] };

export type CompanyOfUser = {
  companyId: number;
  companyName: string;
  customerNumber: string;
  kind: CompanyKind;
  roles: string[];
  agreementSubtypes: string[];
  otherAdministrators: OtherAdministrator[];
};

/** All roles of a user in companies that are not deleted. The caller decides which of them may be shown. */
export type UserRolesRow = {
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  state: UserState;
  invitedUntil: Temporal.Instant | null;
  lastModified: Temporal.Instant;
  roles: string[];
  companies: CompanyOfUser[];
};

/** A user's roles with what a change of them depends on; undefined when the administrator does not administer them. */
export async function findUserRoles(
  source: Database | Transaction,
  administrator: Administrator,
  userId: number,
): Promise<UserRolesRow | undefined> {
  const { rows } = await beyondCompanies(() =>
    sql<UserRolesRow>`
    select "user".id as "userId", "user".email, "user".first_name as "firstName",
           "user".last_name as "lastName", "user".state, "user".invited_until as "invitedUntil",
           coalesce("user".roles_changed_at, "user".created_at) as "lastModified",
           array(select held.role from users.global_role held
                  where held.user_id = "user".id order by held.role) as roles,
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'companyId', company.id, 'companyName', company.name,
                      'customerNumber', coalesce(company.customer_number, company.id::text),
                      'kind', company.kind,
                      'roles', array(select held.role from users.company_role held
                                      where held.user_id = "user".id
                                        and held.company_id = company.id order by held.role),
                      'agreementSubtypes', ${subtypes},
                      'otherAdministrators', ${otherAdministrators})
                    order by company.sorted, company.id)
               from companies.company
              where company.tenant = "user".tenant and ${isLiveCompany('company')}
                and company.id in (select held.company_id from users.company_role held
                                    where held.user_id = "user".id)), '[]') as companies
      from users."user"
     where ${administeredBy(administrator)} and "user".id = ${userId}`.execute(tablesOf(source)),
  );
  return rows[0];
}

const subtypes = sql`array(
  select distinct agreement.subtype from agreements.agreement
   where agreement.company_id = company.id and ${isLiveAgreement('agreement')})`;

/** The active administrators of the company other than this user. */
const otherAdministrators = sql`coalesce((
  select jsonb_agg(jsonb_build_object(
           'userId', other.id, 'name', other.first_name || ' ' || other.last_name,
           'roles', other.roles) order by other.sorted, other.id)
    from (select who.id, who.first_name, who.last_name, who.sorted,
                 array_agg(held.role order by held.role) as roles
            from users.company_role held
            join users."user" who on who.tenant = held.tenant and who.id = held.user_id
           where held.company_id = company.id and held.role = any(${sql.val([...administratorRoles])}::text[])
             and who.id <> "user".id and ${isActiveUser('who')}
           group by who.id) other), '[]')`;

/** How many other active users of the operator may give global roles. */
export async function countOtherGlobalAdministrators(
  tx: Transaction,
  { administrator, user }: { administrator: Administrator; user: UserRolesRow },
): Promise<number> {
  const { others } = await tablesOf(tx)
    .selectFrom('users.global_role as held')
    .innerJoin('users.user as who', (join) =>
      join.onRef('who.id', '=', 'held.user_id').onRef('who.tenant', '=', 'held.tenant'),
    )
    .where('held.tenant', '=', administrator.tenant)
    .where('held.role', '=', 'GLOBAL_USER_ADMIN')
    .where(isActiveUser('who'))
    .where('who.id', '<>', user.userId)
    .select((eb) => eb.fn.countAll<number>().as('others'))
    .executeTakeFirstOrThrow();
  return Number(others);
}

export type AdministeredCompany = { companyId: number; agreementSubtypes: string[] };

/** Those of `ids` in which the administrator administers users. */
export async function findAdministeredCompanies(
  tx: Transaction,
  { tenant, companies }: Administrator,
  ids: readonly number[],
): Promise<AdministeredCompany[]> {
  const administered: RawBuilder<SqlBool> =
    companies === 'whole-tenant'
      ? sql<SqlBool>`true`
      : sql<SqlBool>`company.id = any(${sql.val([...companies])}::bigint[])`;
  const { rows } = await sql<AdministeredCompany>`
    select company.id as "companyId", ${subtypes} as "agreementSubtypes"
      from companies.company
     where company.tenant = ${tenant} and ${isLiveCompany('company')} and ${administered}
       and company.id = any(${sql.val([...ids])}::bigint[])`.execute(tablesOf(tx));
  return rows;
}

/** Lock the user first. */
export async function globalRolesOf(tx: Transaction, userId: number): Promise<string[]> {
  const rows = await tablesOf(tx)
    .selectFrom('users.global_role')
    .select('role')
    .where('user_id', '=', userId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}
