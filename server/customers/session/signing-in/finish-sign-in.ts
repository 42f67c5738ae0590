import type { Database } from '#platform/db/database.ts';
import type { Origin } from '#platform/http/call.ts';
import type { Clock } from '#platform/time/clock.ts';
import { ProviderRefused, type ProviderOf } from '#platform/integrations/oidc/oidc.public.ts';
import type { AdmitUser, UserRefusal } from './admit-user.ts';
import { type Identity, redeemLogin, type Tokens } from '../identity-provider/user-login.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { newSessionToken } from '#platform/access/tokens/session-token.ts';
import { sessionStore } from './session.store.ts';
import { signInStore } from './sign-in.store.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  providerOf: ProviderOf;
  admitUser: AdmitUser;
  secrets: Secrets;
};

export type Callback = {
  origin: Origin;
  /** The callback URL with the provider's parameters. */
  url: URL;
  browserToken: string | undefined;
  /** The browser's session until now, if any. */
  oldToken: string | undefined;
  userAgent: string | null;
};

/** `token` is the new session's. A refused user gets one too, to sign out at the provider. */
export type SignInOutcome =
  | { signedIn: { token: string; returnTo: string } }
  | { refused: { token: string; code: UserRefusal; emailClaim: Identity['emailClaim'] } };

/** Exchanges the code for tokens, finds the user and opens a session. */
export const finishSignIn =
  (dependencies: Dependencies) =>
  async (callback: Callback): Promise<SignInOutcome> => {
    const { database, clock, providerOf, admitUser } = dependencies;
    const { origin, url } = callback;
    const { tenant } = origin;
    const browserDigest = digestOf(callback.browserToken ?? '');
    const signIn = await database.transaction((tx) =>
      signInStore(tx, tenant).claim(stateIn(url), {
        browserDigest,
        now: clock.now(),
      }),
    );
    if (!signIn) throw new ProviderRefused('UNKNOWN_STATE', null);

    const provider = await providerOf({ tenant, origin: url.origin });
    const { identity, tokens } = await redeemLogin(provider, { callback: url, secrets: signIn });
    const admission = await admitUser(origin, identity);
    const userId = 'reply' in admission ? admission.reply.userId : null;
    const token = await openSession(dependencies, callback, { tokens, userId });
    if ('refused' in admission) {
      const { emailClaim } = identity;
      return { refused: { token, code: admission.refused.code, emailClaim } };
    }
    return { signedIn: { token, returnTo: signIn.returnTo } };
  };

/** Our states have these characters only; others might be invalid text for the database. */
function stateIn(url: URL): string {
  const state = url.searchParams.get('state') ?? '';
  return /^[\w-]+$/.test(state) ? state : '';
}

type NewSignInSession = { tokens: Tokens & { idToken: string }; userId: number | null };

/** Every sign-in gets a new token, against session fixation. */
async function openSession(
  { database, clock, secrets }: Dependencies,
  { origin: { tenant }, oldToken, userAgent }: Callback,
  { tokens: { idToken, refreshToken, expiresIn }, userId }: NewSignInSession,
): Promise<string> {
  const token = newSessionToken(secrets);
  const now = clock.now();
  await database.transaction(async (tx) => {
    const sessions = sessionStore(tx, tenant);
    if (oldToken) await sessions.remove(digestOf(oldToken));
    await sessions.insert(
      {
        tokenDigest: digestOf(token),
        userId,
        idToken,
        refreshToken,
        accessExpiresAt: now.add({ milliseconds: Math.round(expiresIn * 1_000) }),
        userAgent,
      },
      now,
    );
  });
  return token;
}
