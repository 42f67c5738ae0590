import type { Outcome } from '@takst/contract/route.ts';
import type { activateUser as route } from '@takst/contract/users/activate-user.contract.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { digestOf } from '#session/session.public.ts';
import {
  hashPassword,
  savePassword,
} from '#stand-ins/identity-provider/identity-provider.public.ts';
import { type Activation, companiesOfUser, setActive, takeActivation } from './activation.store.ts';
import { living, lookUpLink } from './look-up-link.ts';
import type { SignInWay } from './sign-in-way.ts';

type Activating = Call<typeof route>;
type Parts = { database: Database; changes: ChangePath; wayOf: SignInWay };

/**
 * A user becomes active by the link that they got by e-mail. With the embedded provider they choose a
 * password; with another one they have a login there, which is linked by its verified e-mail at the
 * first sign-in.
 */
export const activateUser =
  ({ database, changes, wayOf }: Parts) =>
  async (call: Activating): Promise<Outcome<typeof route>> => {
    const { origin, params, body, address, now } = call;
    const { tenant } = origin;
    const { token } = params;
    const found = await lookUpLink(database, { tenant, token, address, now });
    if ('refused' in found) return found;
    const choosesPassword = wayOf(tenant) === 'password';
    const { password } = body;
    if (!choosesPassword && password !== undefined) {
      return { refused: { code: 'PASSWORD_NOT_TAKEN' } };
    }
    if (choosesPassword && password === undefined) {
      return { refused: { code: 'PASSWORD_REQUIRED' } };
    }
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const { userId } = found;
    // Who has the link is the user: the change is theirs.
    return changes({ ...origin, userId, channel: 'link', idempotency: null }, (change) =>
      activate(change, call, { userId, passwordHash }),
    );
  };

async function activate(
  { tx, record }: Change,
  { origin: { tenant }, params, now }: Activating,
  { userId, passwordHash }: { userId: number; passwordHash: string | null },
): Promise<Outcome<typeof route>> {
  const link = { tenant, tokenDigest: digestOf(params.token), userId };
  const found = await takeActivation(tx, link);
  // An administrator may have taken the link back since.
  if (!found) return { refused: { code: 'ACTIVATION_NOT_FOUND' } };
  const usable = living(found, now);
  if ('refused' in usable) return usable;
  if (passwordHash !== null) await savePassword(tx, loginOf(usable, { tenant, passwordHash }));
  await setActive(tx, { ...link, at: now });
  const companies = await companiesOfUser(tx, link);
  for (const companyId of companies.length > 0 ? companies : [null]) {
    await record({
      companyId,
      kind: 'activate-user',
      subject: { type: 'user', id: userId },
      before: { state: 'INACTIVE' },
      after: { state: 'ACTIVE' },
    });
  }
  return { reply: { email: usable.email } };
}

const loginOf = (
  { email, firstName, lastName, providerSubject }: Activation,
  rest: Pick<Parameters<typeof savePassword>[1], 'tenant' | 'passwordHash'>,
) => ({ ...rest, email, name: `${firstName} ${lastName}`, knownSubject: providerSubject });
