import type { Outcome } from '@takst/contract/route.ts';
import type { getActivation as route } from '@takst/contract/users/get-activation.contract.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { findUsableActivation } from './find-usable-activation.ts';
import type { SignInWay } from './sign-in-way.ts';

/** Whose link it is. It stays usable: mail filters open links too. */
export const getActivation =
  (database: Database, wayOf: SignInWay) =>
  async ({ origin, params, address, now }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const { tenant } = origin;
    const activation = await findUsableActivation(database, {
      tenant,
      token: params.token,
      address,
      now,
    });
    if ('refused' in activation) return activation;
    const { firstName, email, expiresAt } = activation;
    return { reply: { firstName, email, way: wayOf(tenant), expiresAt } };
  };
