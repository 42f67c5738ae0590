import type { Database } from '#db/database.ts';
import type { Origin } from '#http/call.ts';
import type { Clock } from '#time/clock.ts';
import type { createAdmitUser, UserRefusal } from '#users/users.public.ts';
import { redeemCode, type Tokens } from '../identity-provider/identity-provider.ts';
import { ProviderRefused } from '../identity-provider/provider-failure.ts';
import type { ProviderOf } from '../identity-provider/provider-of-tenant.ts';
import { digestOf, newToken } from '../secret-token.ts';
import { sessionStore } from '../session.store.ts';
import { signInStore } from './sign-in.store.ts';

type Deps = {
  database: Database;
  clock: Clock;
  providerOf: ProviderOf;
  admitUser: ReturnType<typeof createAdmitUser>;
};

export type Callback = {
  origin: Origin;
  /** The callback as the browser has it, with all that the provider put there. */
  url: URL;
  browserToken: string | undefined;
  /** The session that the browser has had until now, if any. */
  oldToken: string | undefined;
  userAgent: string | null;
};

/** `token` is the new session's. A refused user has one too, to sign out at the provider with. */
export type Finished =
  | { signedIn: { token: string; returnTo: string } }
  | { refused: { token: string; code: UserRefusal } };

/** The way back from the provider: code for tokens, tokens for a user, a session for the browser. */
export const finishSignIn =
  (deps: Deps) =>
  async (callback: Callback): Promise<Finished> => {
    const { database, clock, providerOf, admitUser } = deps;
    const { origin, url } = callback;
    const { tenant } = origin;
    const browserDigest = digestOf(callback.browserToken ?? '');
    const signIn = await database.transaction((tx) =>
      signInStore(tx, tenant).take(stateIn(url), {
        browserDigest,
        now: clock.now(),
      }),
    );
    if (!signIn) throw new ProviderRefused('UNKNOWN_STATE', null);

    const { provider } = await providerOf({ tenant, origin: url.origin });
    const { identity, tokens } = await redeemCode(provider, { callback: url, secrets: signIn });
    const admitted = await admitUser(origin, identity);
    const userId = 'reply' in admitted ? admitted.reply.userId : null;
    const token = await openSession(deps, callback, { tokens, userId });
    if ('refused' in admitted) return { refused: { token, code: admitted.refused.code } };
    return { signedIn: { token, returnTo: signIn.returnTo } };
  };

/** States are made here, of these characters alone; others may be none that a database takes. */
function stateIn(url: URL): string {
  const state = url.searchParams.get('state') ?? '';
  return /^[\w-]+$/.test(state) ? state : '';
}

type NewSignInSession = { tokens: Tokens & { idToken: string }; userId: number | null };

/** A new token for each sign-in, so that nobody can plant one beforehand. */
async function openSession(
  { database, clock }: Deps,
  { origin: { tenant }, oldToken, userAgent }: Callback,
  { tokens: { idToken, refreshToken, expiresIn }, userId }: NewSignInSession,
): Promise<string> {
  const token = newToken();
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
