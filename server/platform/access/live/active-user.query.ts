import type { CompanyRole } from '@takst/domain/platform/access/roles.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { textByAlias } from '#platform/db/text-by-alias.ts';

/** A user who can sign in: neither deactivated, deleted nor still invited. By the alias of the table. */
export const isActiveUser = textByAlias<SqlBool>((user) => `${user}.state = 'ACTIVE'`);

/** A user who is not deleted. One who is deactivated or invited keeps their e-mail address. The predicate of its index. */
export const isLiveUser = textByAlias<SqlBool>((user) => `${user}.state <> 'DELETED'`);

/** The active administrators of the company of a table, by its alias, as `"user"`: what follows `from`. */
export const administratorsOf = (
  table: string,
  role: CompanyRole = 'COMPANY_ADMIN',
): RawBuilder<unknown> => sql`
  users.company_role as role
  join users."user" on "user".tenant = role.tenant and "user".id = role.user_id
 where role.company_id = ${sql.ref(`${table}.company_id`)} and role.role = ${sql.lit(role)}
   and ${isActiveUser('user')}`;
