import { getUser as route } from '@takst/contract/customers/users/administration/get-user.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeUser } from './describe-user.ts';
import { findUser } from './administered-user.query.ts';

export const getUser = (database: Database) =>
  serve(route, async ({ scope, params, now }) => {
    const user = await findUser(database, scope, params.id);
    return user ? { reply: describeUser(user, now) } : { refused: { code: 'USER_NOT_FOUND' } };
  });
