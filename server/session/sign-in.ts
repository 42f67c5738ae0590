import type { FastifyPluginAsync } from 'fastify';
import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import type { Clock } from '#time/clock.ts';
import { createAdmitUser } from '#users/users.public.ts';
import { browserRoutes } from './browser.routes.ts';
import { createDiscover } from './identity-provider/discovery.ts';
import { createEmbeddedProvider } from '#stand-ins/identity-provider/identity-provider.public.ts';
import { finishSignIn } from './signing-in/finish-sign-in.ts';
import { createProviderOf } from './identity-provider/provider-of-tenant.ts';
import { createRenewSession, type RenewSession } from './renew-session.ts';
import type { SessionSettings } from './settings.ts';
import { signOut } from './sign-out.ts';
import { startSignIn } from './signing-in/start-sign-in.ts';

export type SignInDependencies = {
  database: Database;
  clock: Clock;
  changes: ChangePath;
  settings: SessionSettings;
};

/** The sign-in routes, and the renewal that any call may need. */
export type SignInService = { routes: FastifyPluginAsync; renewSession: RenewSession };

export function createSignIn({
  database,
  clock,
  changes,
  settings,
}: SignInDependencies): SignInService {
  const { providers, secure, demo } = settings;
  const wantsEmbedded = Object.values(providers).includes('embedded');
  if (wantsEmbedded && !demo) {
    throw new Error('the embedded identity provider is only for trying: set OIDC_* per tenant');
  }
  const embedded = wantsEmbedded
    ? createEmbeddedProvider({ database, accessTokenSeconds: settings.embeddedAccessTokenSeconds })
    : null;
  const providerOf = createProviderOf({
    providers,
    discover: createDiscover({ demo }),
    embedded: embedded?.settingsFor ?? null,
  });
  const dependencies = { database, clock, providerOf, admitUser: createAdmitUser(changes, clock) };
  const routes: FastifyPluginAsync = async (app) => {
    const start = startSignIn(dependencies);
    const finish = finishSignIn(dependencies);
    const end = signOut(dependencies);
    await app.register(browserRoutes({ secure, start, finish, end }));
    if (embedded) await app.register(embedded.routes(secure));
  };
  return { routes, renewSession: createRenewSession(dependencies) };
}
