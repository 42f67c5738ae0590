import type { SqlBool } from 'kysely';
import { textByAlias } from '#db/text-by-alias.ts';

/** A user who can sign in: neither deactivated, deleted nor still invited. By the alias of the table. */
export const isActiveUser = textByAlias<SqlBool>((user) => `${user}.state = 'ACTIVE'`);

/** A user who is not deleted. One who is deactivated or invited keeps their e-mail address. The predicate of its index. */
export const isLiveUser = textByAlias<SqlBool>((user) => `${user}.state <> 'DELETED'`);
