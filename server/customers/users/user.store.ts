import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { UserState } from '@takst/domain/customers/users/user-state.rules.ts';
import { sql, type SqlBool } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isLiveUser } from '#platform/access/live/active-user.query.ts';

export type UserLogin = {
  id: number;
  email: string;
  firstName: string;
  state: UserState;
  invitedUntil: Temporal.Instant | null;
  providerSubject: string | null;
};

/** The users of a tenant, without deleted ones. */
export function userStore(tx: Transaction, tenant: TenantId) {
  const logins = () =>
    tablesOf(tx)
      .selectFrom('users.user')
      .select([
        'id',
        'email',
        'first_name as firstName',
        'state',
        'invited_until as invitedUntil',
        'provider_subject as providerSubject',
      ])
      .where('tenant', '=', tenant)
      .where(isLiveUser('user'))
      .$castTo<UserLogin>();

  return {
    async findBySubject(subject: string): Promise<UserLogin | null> {
      const row = await logins().where('provider_subject', '=', subject).executeTakeFirst();
      return row ?? null;
    },

    async findByEmail(email: string): Promise<UserLogin | null> {
      const row = await logins()
        .where(sql<SqlBool>`lower(email) = lower(${email})`)
        .executeTakeFirst();
      return row ?? null;
    },

    async markSignIn(id: number, at: Temporal.Instant): Promise<void> {
      await tablesOf(tx)
        .updateTable('users.user')
        .set({ last_sign_in_at: at })
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .execute();
    },

    /** False when another sign-in has linked the user first. */
    async link(id: number, subject: string): Promise<boolean> {
      const row = await tablesOf(tx)
        .updateTable('users.user')
        .set({ provider_subject: subject })
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .where('provider_subject', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
