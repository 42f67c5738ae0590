import { countUsers as route } from '@takst/contract/users/administration/count-users.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { userCounts } from '../administration/user-list.query.ts';

export const countUsers = (database: Database) =>
  serve(route, async ({ scope, now }) => ({ reply: await userCounts(database, scope, now) }));
