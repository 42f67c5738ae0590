import { getActivation as route } from '@takst/contract/customers/users/activation/get-activation.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findUsableActivation } from './find-usable-activation.ts';
import type { SignInWay } from './sign-in-way.ts';

/** Whose link it is. It stays usable: mail filters open links too. */
export const getActivation = (database: Database, wayOf: SignInWay) =>
  serve(route, async ({ origin, params, address, now }) => {
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
  });
