import type { Database } from '#platform/db/database.ts';
import { isProviderUnavailable, type ProviderOf } from '#platform/integrations/oidc/oidc.public.ts';
import { signOutUrl } from './identity-provider/user-login.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { sessionStore } from './signing-in/session.store.ts';
import type { Site } from '#platform/http/site-of-request.ts';

type Dependencies = { database: Database; providerOf: ProviderOf };

/**
 * Ends our session and returns the URL that ends the provider's (spec 1 §1). When the provider is down or
 * has no such URL, only our session ends.
 */
export const signOut =
  ({ database, providerOf }: Dependencies) =>
  async ({ tenant, origin }: Site, token: string | undefined): Promise<string> => {
    const home = `${origin}/`;
    const endedSession =
      token &&
      (await database.transaction((tx) => sessionStore(tx, tenant).remove(digestOf(token))));
    if (!endedSession) return home;
    try {
      const { provider } = await providerOf({ tenant, origin });
      return signOutUrl(provider, { idToken: endedSession.idToken, returnTo: home })?.href ?? home;
    } catch (error) {
      if (isProviderUnavailable(error)) return home;
      throw error;
    }
  };
