import type { Database } from '#db/database.ts';
import { signOutUrl } from './identity-provider/identity-provider.ts';
import { isProviderUnavailable } from './identity-provider/provider-failure.ts';
import type { ProviderOf } from './identity-provider/provider-of-tenant.ts';
import { digestOf } from './secret-token.ts';
import { sessionStore } from './session.store.ts';
import type { Site } from './site-of-request.ts';

type Deps = { database: Database; providerOf: ProviderOf };

/**
 * Ends our session, then says where the provider's is ended (spec 1 §1). With a provider that is
 * down, or that has no such place, the browser is signed out here alone.
 */
export const signOut =
  ({ database, providerOf }: Deps) =>
  async ({ tenant, origin }: Site, token: string | undefined): Promise<string> => {
    const home = `${origin}/`;
    const ended =
      token &&
      (await database.transaction((tx) => sessionStore(tx, tenant).remove(digestOf(token))));
    if (!ended) return home;
    try {
      const { provider } = await providerOf({ tenant, origin });
      return signOutUrl(provider, { idToken: ended.idToken, returnTo: home })?.href ?? home;
    } catch (error) {
      if (isProviderUnavailable(error)) return home;
      throw error;
    }
  };
