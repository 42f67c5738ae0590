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

type Deps = { database: Database; clock: Clock; providerOf: ProviderOf };
type Start = Site & {
  language: Language;
  returnTo: string | undefined;
  /** The e-mail of whoever will sign in, where it is known. */
  loginHint: string | undefined;
  browserToken: string;
};

/** Where to send a browser that wants to sign in; what must hold when it comes back is kept. */
export const startSignIn =
  ({ database, clock, providerOf }: Deps) =>
  async ({ tenant, origin, language, browserToken, ...asked }: Start): Promise<URL> => {
    const { provider, settings } = await providerOf({ tenant, origin });
    const redirectUri = origin + callbackPath;
    const { scopes } = settings;
    const { returnTo, loginHint } = asked;
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
