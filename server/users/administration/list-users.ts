import { listUsers as route } from '@takst/contract/users/administration/list-users.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { userPage } from './user-list.query.ts';

export const listUsers = (database: Database) =>
  serve(route, async ({ scope, query }) => ({
    reply: await userPage(database, scope, query),
  }));
