import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/http/call.ts';
import { authorizationUrl, type ProviderOf } from '#platform/integrations/oidc/oidc.public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { safeReturnTo } from './return-to.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { signInStore } from './sign-in.store.ts';
import type { Site } from '#platform/http/site-of-request.ts';

export const callbackPath = '/implicit/callback';

type Dependencies = { database: Database; clock: Clock; providerOf: ProviderOf };
type Start = Site & {
  language: Language;
  returnTo: string | undefined;
  /** The user's e-mail, if known. */
  loginHint: string | undefined;
  browserToken: string;
};

/** Stores the sign-in's secrets and returns the URL at the provider. */
export const startSignIn =
  ({ database, clock, providerOf }: Dependencies) =>
  async ({ tenant, origin, language, browserToken, ...request }: Start): Promise<URL> => {
    const { returnTo, loginHint } = request;
    const { url, secrets } = await authorizationUrl(await providerOf({ tenant, origin }), {
      redirectUri: origin + callbackPath,
      language,
      loginHint,
      // The named user signs in, even when another user has a session at the provider.
      prompt: loginHint === undefined ? undefined : 'login',
    });
    await database.transaction((tx) =>
      signInStore(tx, tenant).insert(
        { ...secrets, returnTo: safeReturnTo(returnTo) },
        { browserDigest: digestOf(browserToken), now: clock.now() },
      ),
    );
    return url;
  };
