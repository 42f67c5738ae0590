import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#platform/db/database.ts';
import {
  createDiscover,
  createProviderOf,
  type EmbeddedSettings,
} from '#platform/integrations/oidc/oidc.public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { browserRoutes } from './browser.routes.ts';
import type { AdmitUser } from './signing-in/admit-user.ts';
import { finishSignIn } from './signing-in/finish-sign-in.ts';
import { createRenewSession } from './renew-session.ts';
import type { RenewSession } from '#platform/access/renew-session.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { SessionSettings } from './settings.ts';
import { signOut } from './sign-out.ts';
import { startSignIn } from './signing-in/start-sign-in.ts';

export type SignInDependencies = {
  database: Database;
  clock: Clock;
  settings: SessionSettings;
  admitUser: AdmitUser;
  /** The stand-in's; null where it does not run. */
  embedded: EmbeddedSettings | null;
  secrets: Secrets;
};

/** The sign-in routes, and the renewal that any call may need. */
export type SignInService = { routes: FastifyPluginAsync; renewSession: RenewSession };

export function createSignIn({
  database,
  clock,
  settings,
  admitUser,
  embedded,
  secrets,
}: SignInDependencies): SignInService {
  const { providers, secure, demo } = settings;
  const providerOf = createProviderOf({ providers, discover: createDiscover({ demo }), embedded });
  const dependencies = { database, clock, providerOf, admitUser, secrets };
  const routes: FastifyPluginAsync = async (app) => {
    const start = startSignIn(dependencies);
    const finish = finishSignIn(dependencies);
    const end = signOut(dependencies);
    await app.register(browserRoutes({ secure, start, finish, end }));
  };
  return { routes, renewSession: createRenewSession(dependencies) };
}
