import type { CreateUserBody } from '@takst/contract/customers/users/administration/create-user.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { RolesInCompany } from '@takst/domain/customers/users/user-roles.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Writes of user administration. `lock-administered-user.ts` checks first who administers the user. */
export function administeredUserStore(tx: Transaction, tenant: TenantId) {
  const tables = tablesOf(tx);
  const rolesOf = (userId: number) => ({ tenant, user_id: userId });
  const ownUser = (userId: number) =>
    tables.updateTable('users.user').where('tenant', '=', tenant).where('id', '=', userId);
  return {
    /** Locks one user until the transaction ends. */
    async lockUser(userId: number): Promise<void> {
      await sql`
        select from users."user"
         where tenant = ${tenant} and id = ${userId} for no key update`.execute(tables);
    },

    /**
     * Locks caller and user, then all roles in the user's companies, and the operator's global
     * administrators if the user is one of them. Concurrent changes of the same administrators run
     * one after the other; read their state after this.
     */
    async lock({ caller, userId }: { caller: number; userId: number }): Promise<void> {
      await sql`
        select from users."user"
         where tenant = ${tenant} and id in (${caller}, ${userId})
         order by id for no key update`.execute(tables);
      await sql`
        select from users.company_role
         where tenant = ${tenant} and company_id in (
           select held.company_id from users.company_role held where held.user_id = ${userId})
         order by company_id, user_id, role for update`.execute(tables);
      await sql`
        select from users.global_role
         where tenant = ${tenant} and role = 'GLOBAL_USER_ADMIN' and exists (
           select from users.global_role held
            where held.user_id = ${userId} and held.role = 'GLOBAL_USER_ADMIN')
         order by user_id for update`.execute(tables);
    },

    /** Violates `user_email_once` when the e-mail is taken. */
    async insert(
      user: CreateUserBody & { createdBy: number | null; createdAt: Temporal.Instant },
    ): Promise<number> {
      const { id } = await tables
        .insertInto('users.user')
        .values({
          tenant,
          email: user.email,
          first_name: user.firstName,
          last_name: user.lastName,
          phone: user.phone,
          phone_country_code: user.phoneCountryCode,
          state: 'INACTIVE',
          created_by: user.createdBy,
          created_at: user.createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async setState(userId: number, state: 'ACTIVE' | 'INACTIVE'): Promise<void> {
      await ownUser(userId).set({ state }).executeTakeFirstOrThrow();
    },

    async setRolesChangedAt(userId: number, at: Temporal.Instant): Promise<void> {
      await ownUser(userId).set({ roles_changed_at: at }).executeTakeFirstOrThrow();
    },

    /** Replaces the user's roles in one company. */
    async saveCompanyRoles(userId: number, { companyId, roles }: RolesInCompany): Promise<void> {
      await tables
        .deleteFrom('users.company_role')
        .where((eb) => eb.and({ ...rolesOf(userId), company_id: companyId }))
        .execute();
      if (roles.length === 0) return;
      const rows = roles.map((role) => ({ ...rolesOf(userId), role, company_id: companyId }));
      await tables.insertInto('users.company_role').values(rows).execute();
    },

    async saveGlobalRoles(userId: number, roles: readonly string[]): Promise<void> {
      await tables
        .deleteFrom('users.global_role')
        .where((eb) => eb.and(rolesOf(userId)))
        .execute();
      if (roles.length === 0) return;
      const rows = roles.map((role) => ({ ...rolesOf(userId), role }));
      await tables.insertInto('users.global_role').values(rows).execute();
    },
  };
}
