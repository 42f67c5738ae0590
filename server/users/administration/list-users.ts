import type { Outcome } from '@takst/contract/route.ts';
import type { listUsers as route } from '@takst/contract/users/list-users.contract.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { userPage } from './user-list.query.ts';

export const listUsers =
  (database: Database) =>
  async ({ scope, query }: Call<typeof route>): Promise<Outcome<typeof route>> => ({
    reply: await userPage(database, scope, query),
  });
