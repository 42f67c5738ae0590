import { listUsers as route } from '@takst/contract/users/administration/list-users.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { describeUser } from '../administration/describe-user.ts';
import { userPage } from '../administration/user-list.query.ts';

export const listUsers = (database: Database) =>
  serve(route, async ({ scope, query, now }) => {
    const { totalEntries, matches } = await userPage(database, scope, { ...query, now });
    return { reply: { totalEntries, matches: matches.map((row) => describeUser(row, now)) } };
  });
