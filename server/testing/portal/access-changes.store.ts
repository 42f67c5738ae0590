import type { UserState } from '@takst/domain/customers/users/user-state.rules.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';

export const setUserState = (database: Database, userId: number, state: UserState) =>
  database.transaction((tx) =>
    tablesOf(tx).updateTable('users.user').set({ state }).where('id', '=', userId).execute(),
  );

type Roles = { userId: number; companyId: number; roles: readonly string[] };

/** The roles of a user in one company of `ruter`, and no others there. */
export const setRoles = (database: Database, { userId, companyId, roles }: Roles) =>
  database.transaction(async (tx) => {
    await tablesOf(tx)
      .deleteFrom('users.company_role')
      .where('user_id', '=', userId)
      .where('company_id', '=', companyId)
      .execute();
    const rows = roles.map((role) => ({
      tenant: 'ruter',
      role,
      user_id: userId,
      company_id: companyId,
    }));
    if (rows.length > 0) await tablesOf(tx).insertInto('users.company_role').values(rows).execute();
  });

export const setGlobalRoles = (database: Database, userId: number, roles: readonly string[]) =>
  database.transaction(async (tx) => {
    await tablesOf(tx).deleteFrom('users.global_role').where('user_id', '=', userId).execute();
    const rows = roles.map((role) => ({ tenant: 'ruter', user_id: userId, role }));
    if (rows.length > 0) await tablesOf(tx).insertInto('users.global_role').values(rows).execute();
  });

export const removeSession = (database: Database, token: string) =>
  database.transaction((tx) =>
    tablesOf(tx)
      .deleteFrom('session.session')
      .where('token_digest', '=', digestOf(token))
      .execute(),
  );

/** A planted fault: no process is told any more that a user has changed. */
export const dropUserTrigger = (database: Database) =>
  sql`drop trigger forget_cached on users."user"`.execute(tablesOf(database));
