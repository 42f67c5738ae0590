import type { Outcome } from '@takst/contract/route.ts';
import type { getActivation as route } from '@takst/contract/users/get-activation.contract.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { lookUpLink } from './look-up-link.ts';
import type { SignInWay } from './sign-in-way.ts';

/** Whose link it is, for whoever has it: mail filters look too, so nothing is used up. */
export const getActivation =
  (database: Database, wayOf: SignInWay) =>
  async ({ origin, params, address, now }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const { tenant } = origin;
    const found = await lookUpLink(database, { tenant, token: params.token, address, now });
    if ('refused' in found) return found;
    const { firstName, email, expiresAt } = found;
    return { reply: { firstName, email, way: wayOf(tenant), expiresAt } };
  };
