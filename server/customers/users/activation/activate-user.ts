import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { activateUser as route } from '@takst/contract/customers/users/activation/activate-user.contract.ts';
import { findFirstAnswer } from '#platform/changes/answer-once.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import {
  createFirstSignIn,
  hashPassword,
  savePassword,
} from '#platform/stand-ins/identity-provider/identity-provider.public.ts';
import { serve } from '#platform/http/serve.ts';
import { recordForCompanies } from '../administration/record-for-companies.ts';
import { recordedInvitation } from './recorded-status.ts';
import { type Activation, companiesOfUser, setActive, lockActivation } from './activation.store.ts';
import { usableActivation, findUsableActivation } from './find-usable-activation.ts';
import type { SignInWay } from './sign-in-way.ts';

type ActivateUserCall = Call<typeof route>;
type Dependencies = { database: Database; changes: ChangePath; wayOf: SignInWay };

/**
 * Activates a user by the link from their e-mail. With the embedded provider they choose a password;
 * with an outside one their login there is linked by its verified e-mail at the first sign-in.
 */
export const activateUser = ({ database, changes, wayOf }: Dependencies) =>
  serve(route, async (call) => {
    const { origin, params, body, address, now } = call;
    const { tenant } = origin;
    const { token } = params;
    // A link is used once: who sends the same again, as the answer was lost, gets it.
    const first = await findFirstAnswer<Outcome<typeof route>>(database, origin);
    if (first) return first;
    const activation = await findUsableActivation(database, { tenant, token, address, now });
    if ('refused' in activation) return activation;
    const choosesPassword = wayOf(tenant) === 'password';
    const { password } = body;
    if (!choosesPassword && password !== undefined) {
      return { refused: { code: 'PASSWORD_NOT_TAKEN' } };
    }
    if (choosesPassword && password === undefined) {
      return { refused: { code: 'PASSWORD_REQUIRED' } };
    }
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const { userId } = activation;
    // The link proves who the user is, so the change is recorded as theirs.
    return changes({ ...origin, userId, channel: 'link' }, (change) =>
      activate(change, call, { userId, passwordHash }),
    );
  });

async function activate(
  { tx, record }: Change,
  { origin: { tenant }, params, now }: ActivateUserCall,
  { userId, passwordHash }: { userId: number; passwordHash: string | null },
): Promise<Outcome<typeof route>> {
  const link = { tenant, tokenDigest: digestOf(params.token), userId };
  const lockedActivation = await lockActivation(tx, link);
  // An administrator may have revoked the link since.
  if (!lockedActivation) return { refused: { code: 'ACTIVATION_NOT_FOUND' } };
  const usableLink = usableActivation(lockedActivation, now);
  if ('refused' in usableLink) return usableLink;
  await setActive(tx, { ...link, at: now });
  const companies = await companiesOfUser(tx, link);
  await recordForCompanies(
    { record },
    { userId, companies },
    {
      kind: 'activate-user',
      before: recordedInvitation(usableLink.expiresAt),
      after: { state: 'ACTIVE', invitedUntil: null },
    },
  );
  if (passwordHash === null) return { reply: { email: usableLink.email, loginHint: null } };
  const { subject } = await savePassword(tx, loginOf(usableLink, { tenant, passwordHash }));
  const loginHint = await createFirstSignIn(tx, { tenant, subject });
  return { reply: { email: usableLink.email, loginHint } };
}

const loginOf = (
  { email, firstName, lastName, providerSubject }: Activation,
  rest: Pick<Parameters<typeof savePassword>[1], 'tenant' | 'passwordHash'>,
) => ({ ...rest, email, name: `${firstName} ${lastName}`, knownSubject: providerSubject });
