import type { FastifyPluginAsync } from 'fastify';
import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import type { Clock } from '#time/clock.ts';
import { createAdmitUser } from '#users/users.public.ts';
import { browserRoutes } from './browser.routes.ts';
import { makeDiscover } from './identity-provider/discovery.ts';
import { makeEmbeddedProvider } from '#stand-ins/identity-provider/identity-provider.public.ts';
import { finishSignIn } from './signing-in/finish-sign-in.ts';
import { makeProviderOf } from './identity-provider/provider-of-tenant.ts';
import { makeRenewSession, type RenewSession } from './renew-session.ts';
import type { SessionSettings } from './settings.ts';
import { signOut } from './sign-out.ts';
import { startSignIn } from './signing-in/start-sign-in.ts';

export type SignInDependencies = {
  database: Database;
  clock: Clock;
  changes: ChangePath;
  settings: SessionSettings;
};

/** Sign-in as a whole: the browser's addresses, and the renewal that every call may need. */
export type SignInService = { routes: FastifyPluginAsync; renewSession: RenewSession };

export function makeSignIn({
  database,
  clock,
  changes,
  settings,
}: SignInDependencies): SignInService {
  const { providers, secure, production } = settings;
  const wantsEmbedded = Object.values(providers).includes('embedded');
  if (wantsEmbedded && production) {
    throw new Error('the embedded identity provider is not for production: set OIDC_* per tenant');
  }
  const embedded = wantsEmbedded
    ? makeEmbeddedProvider({ database, accessTokenSeconds: settings.embeddedAccessTokenSeconds })
    : null;
  const providerOf = makeProviderOf({
    providers,
    discover: makeDiscover({ production }),
    embedded: embedded?.settingsFor ?? null,
  });
  const deps = { database, clock, providerOf, admitUser: createAdmitUser(changes) };
  const routes: FastifyPluginAsync = async (app) => {
    const start = startSignIn(deps);
    const parts = { secure, start, finish: finishSignIn(deps), end: signOut(deps) };
    await app.register(browserRoutes(parts));
    if (embedded) await app.register(embedded.routes(secure));
  };
  return { routes, renewSession: makeRenewSession(deps) };
}
