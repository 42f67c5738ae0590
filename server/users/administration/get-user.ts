import type { Outcome } from '@takst/contract/route.ts';
import type { getUser as route } from '@takst/contract/users/get-user.contract.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { findUser } from './user-list.query.ts';

export const getUser =
  (database: Database) =>
  async ({ scope, params }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const user = await findUser(database, scope, params.id);
    return user ? { reply: user } : { refused: { code: 'USER_NOT_FOUND' } };
  };
