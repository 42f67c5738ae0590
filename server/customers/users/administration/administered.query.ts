import type { AdministeredCompanies } from '@takst/domain/customers/users/roles-after.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isActiveUser } from '#platform/access/live/active-user.query.ts';

/** Who administers users, and in which companies. */
export type Administrator = {
  readonly tenant: TenantId;
  readonly userId: number;
  readonly companies: AdministeredCompanies;
};

/**
 * The condition on `users.user` for the users that an administrator administers: with the global role all users of the
 * operator; else users with a role in a company where the administrator has USER_ADMIN, and users created by the
 * administrator who have no role yet (creating a user and giving roles are two calls). Every statement about users has
 * it in its where clause.
 */
export function administeredBy({ tenant, userId, companies }: Administrator): RawBuilder<SqlBool> {
  if (companies === 'whole-tenant') return sql<SqlBool>`"user".tenant = ${tenant}`;
  return sql<SqlBool>`("user".tenant = ${tenant} and "user".id in (
    select role.user_id from users.company_role role
     where role.tenant = ${tenant} and role.company_id = any(${sql.val([...companies])}::bigint[])
    union all
    select made.id from users."user" made
     where made.tenant = ${tenant} and made.created_by = ${userId}
       and not exists (select from users.company_role role where role.user_id = made.id)
       and not exists (select from users.global_role role where role.user_id = made.id)))`;
}

/**
 * What the caller administers now, which may be less than when the call came in; null when it is
 * nothing any more. Lock the caller's row first.
 */
export async function findCurrentAdministrator(
  tx: Transaction,
  { tenant, userId, companies }: Scope,
): Promise<Administrator | null> {
  const { rows } = await sql<{ isGlobal: boolean; companyIds: number[] }>`
    select exists (select from users.global_role role
                    where role.tenant = "user".tenant and role.user_id = "user".id
                      and role.role = 'GLOBAL_USER_ADMIN') as "isGlobal",
           array(select role.company_id from users.company_role role
                  where role.tenant = "user".tenant and role.user_id = "user".id
                    and role.role = 'USER_ADMIN') as "companyIds"
      from users."user"
     where tenant = ${tenant} and id = ${userId} and ${isActiveUser('user')}`.execute(tablesOf(tx));
  const [current] = rows;
  if (!current) return null;
  if (companies === 'whole-tenant') return current.isGlobal ? { tenant, userId, companies } : null;
  const stillAdministered = companies.filter((id) => current.companyIds.includes(id));
  return stillAdministered.length > 0 ? { tenant, userId, companies: stillAdministered } : null;
}
