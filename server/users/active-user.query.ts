import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** A user who can sign in: neither deactivated, deleted nor still invited. By the alias of the table. */
export const isActiveUser = (user: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${user}.state`)} = 'ACTIVE'`;

/** A user who is not deleted. One who is deactivated or invited keeps their e-mail address. The predicate of its index. */
export const isLiveUser = (user: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${user}.state`)} <> 'DELETED'`;
