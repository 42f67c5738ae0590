import type { CreateUserBody } from '@takst/contract/users/create-user.contract.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { RolesInCompany } from '@takst/domain/users/user-roles.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** The writes of user administration. Whose they are is asked before, in `user-in-hand.ts`. */
export function administeredUserStore(tx: Transaction, tenant: TenantId) {
  const tables = tablesOf(tx);
  const ownUser = (userId: number) =>
    tables.updateTable('users.user').where('tenant', '=', tenant).where('id', '=', userId);
  return {
    /** Locks one user until the transaction ends: what they are and may do changes only after it. */
    async lockUser(userId: number): Promise<void> {
      await sql`
        select from users."user"
         where tenant = ${tenant} and id = ${userId} for no key update`.execute(tables);
    },

    /**
     * Locks users, then everybody's roles in the companies of one of them, and the operator's global
     * administrators where that one is among them, until the transaction ends: administrators who
     * change each other, or two administrators of one company, come one after the other. What is
     * read after this is how it is.
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

    /** Throws on the constraint `user_email_once` when somebody has the e-mail. */
    async insert(
      user: CreateUserBody & { createdBy: number; createdAt: Temporal.Instant },
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

    async noteRolesChanged(userId: number, at: Temporal.Instant): Promise<void> {
      await ownUser(userId).set({ roles_changed_at: at }).executeTakeFirstOrThrow();
    },

    /** The roles in one company, in place of those that the user had there. */
    async saveCompanyRoles(userId: number, { companyId, roles }: RolesInCompany): Promise<void> {
      await tables
        .deleteFrom('users.company_role')
        .where('tenant', '=', tenant)
        .where('user_id', '=', userId)
        .where('company_id', '=', companyId)
        .execute();
      if (roles.length === 0) return;
      const rows = roles.map((role) => ({
        tenant,
        role,
        user_id: userId,
        company_id: companyId,
      }));
      await tables.insertInto('users.company_role').values(rows).execute();
    },

    async saveGlobalRoles(userId: number, roles: readonly string[]): Promise<void> {
      await tables
        .deleteFrom('users.global_role')
        .where('tenant', '=', tenant)
        .where('user_id', '=', userId)
        .execute();
      if (roles.length === 0) return;
      const rows = roles.map((role) => ({ tenant, role, user_id: userId }));
      await tables.insertInto('users.global_role').values(rows).execute();
    },
  };
}
