import { type RoleInUserView, rolesInUserView } from '@takst/domain/customers/users/user-roles.ts';
import {
  type UserState,
  userStatus,
  type UserStatus,
} from '@takst/domain/customers/users/user-state.rules.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isActiveUser, isLiveUser } from '#platform/access/live/active-user.query.ts';

type Row = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  roles: string[];
  state: UserState;
  invitedUntil: Temporal.Instant | null;
  lastSignInAt: Temporal.Instant | null;
};

export type CompanyAdministrator = Omit<Row, 'roles' | 'state'> & {
  roles: RoleInUserView[];
  status: UserStatus;
};

type AdministratorRequest = { companyId: number; now: Temporal.Instant };

/** Users with a role in one company, those who administer users first, then by name; none outside the scope. */
export async function findCompanyAdministrators(
  database: Database,
  scope: Scope,
  { companyId, now }: AdministratorRequest,
): Promise<CompanyAdministrator[]> {
  if (!isWithinScope(scope, companyId)) return [];
  const { rows } = await sql<Row>`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, held.roles,
           u.state, u.invited_until as "invitedUntil", u.last_sign_in_at as "lastSignInAt"
      from users."user" u
      join (select user_id, array_agg(role order by role) as roles
              from users.company_role
             where tenant = ${scope.tenant} and company_id = ${companyId}
             group by user_id) held on held.user_id = u.id
     where u.tenant = ${scope.tenant} and ${isLiveUser('u')}
     order by (${isActiveUser('u')}) desc, ('USER_ADMIN' = any(held.roles)) desc, u.sorted, u.id
     limit ${maxListed}`.execute(tablesOf(database));
  return rows.map(({ roles, state, ...user }) => ({
    ...user,
    roles: rolesInUserView.filter((role) => roles.includes(role)),
    status: userStatus({ state, invitedUntil: user.invitedUntil }, now),
  }));
}

/** A company's page lists no more; the list of users has them all. */
const maxListed = 50;
