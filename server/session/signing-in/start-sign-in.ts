import type { Database } from '#db/database.ts';
import type { Language } from '#http/call.ts';
import type { Clock } from '#time/clock.ts';
import { signInUrl } from '../identity-provider/identity-provider.ts';
import type { ProviderOf } from '../identity-provider/provider-of-tenant.ts';
import { safeReturnTo } from './return-to.ts';
import { digestOf } from '../secret-token.ts';
import { signInStore } from './sign-in.store.ts';
import type { Site } from '../site-of-request.ts';

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
    const { provider, settings } = await providerOf({ tenant, origin });
    const redirectUri = origin + callbackPath;
    const { scopes } = settings;
    const { returnTo, loginHint } = request;
    const start = { redirectUri, scopes, language, loginHint };
    const { url, secrets } = await signInUrl(provider, start);
    await database.transaction((tx) =>
      signInStore(tx, tenant).insert(
        { ...secrets, returnTo: safeReturnTo(returnTo) },
        { browserDigest: digestOf(browserToken), now: clock.now() },
      ),
    );
    return url;
  };
