import type { AddressInfo } from 'node:net';
import { type DestinationStream, pino } from 'pino';
import { makeAdmitTicketApp } from '#platform/access/admit-ticket-app.ts';
import { makeAdmitVoucherKey } from '#services/vouchers/vouchers.public.ts';
import { makeAuthenticate } from '#platform/access/authenticate.ts';
import { createKeepAlive } from '#platform/access/session-life.ts';
import { isFromHere } from '#platform/access/tokens/session-token.ts';
import { makeGate } from '#platform/access/make-gate.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { registerRoutes } from '#platform/http/server/register-routes.ts';
import { createServer } from '#platform/http/server/server.ts';
import { createEmbeddedProvider } from '#platform/stand-ins/identity-provider/identity-provider.public.ts';
import {
  isProviderUnavailable,
  type OidcProviderSettings,
} from '#platform/integrations/oidc/oidc.public.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import { type OnEnd, type TestWith, testWith } from '#testing/test-with.ts';
import { userCompanyRoutes } from '#customers/companies/user-companies.routes.ts';
import { createAdmitUser } from '#customers/users/users.public.ts';
import { userRoutes } from '#customers/users/users.routes.ts';
import { sessionContractRoutes } from './session.routes.ts';
import { createSignIn } from './sign-in.ts';

/** A clock of the portal's own, that tests move on; the provider keeps the real time. */
const movableClock = () => {
  let ahead = Temporal.Duration.from({ seconds: 0 });
  const now = () => Temporal.Now.instant().add(ahead);
  return {
    now,
    today: () => now().toZonedDateTimeISO('Europe/Oslo').toPlainDate(),
    moveOn: (seconds: number) => {
      ahead = ahead.add({ seconds });
    },
  };
};

type Options = {
  clock?: ReturnType<typeof movableClock>;
  provider?: OidcProviderSettings;
  /** Where the log goes; nowhere without it. */
  log?: DestinationStream;
};

/** As the settings have it without more. */
const life = {
  unused: Temporal.Duration.from({ hours: 12 }),
  longest: Temporal.Duration.from({ hours: 30 * 24 }),
};

/** The call that tells who is calling. */
export const contactPath = '/user-api/auth/contact';

/** The portal as far as signing in goes, over real HTTP. */
async function startPortal(
  database: Database,
  { clock = movableClock(), provider, log }: Options = {},
) {
  const queue = { enqueue: async () => {} };
  const changes = createChangePath({ database, clock, queue });
  const providers = { ruter: provider ?? 'embedded', akt: 'embedded', fjord: 'embedded' } as const;
  const embedded = createEmbeddedProvider({ database, accessTokenSeconds: 300 });
  const signIn = createSignIn({
    database,
    clock,
    admitUser: createAdmitUser(changes, clock),
    settings: { providers, secure: false, demo: true },
    embedded: embedded.signInSettings,
    secrets: testSecrets,
  });
  const { renewSession } = signIn;
  const keepAlive = createKeepAlive({ database, clock, life });
  const authenticate = makeAuthenticate({ database, clock, renewSession, keepAlive });
  const app = await createServer(
    {
      tenantHosts: { localhost: 'ruter', 'akt.localhost': 'akt', 'fjord.localhost': 'fjord' },
      trustedProxies: 0,
      secure: false,
      rateLimits: { perSession: 10_000, perAddress: 10_000, countForAll: async () => null },
      isFromHere: (token) => isFromHere(testSecrets, token),
    },
    {
      log: log
        ? pino({ level: 'warn' }, log)
        : pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
      errors: {
        known: [{ matches: isProviderUnavailable, code: 'UNAVAILABLE' }],
        reportError: () => {},
      },
    },
  );
  await app.register(signIn.routes);
  await app.register(embedded.routes(false));
  const gate = makeGate({
    authenticate,
    clock,
    secure: false,
    production: false,
    admitTicketApp: makeAdmitTicketApp(database),
    admitVoucherKey: makeAdmitVoucherKey(database, clock),
  });
  const served = [
    ...userRoutes(database),
    ...userCompanyRoutes(database),
    ...sessionContractRoutes({ database, changes, sessionLife: life }),
  ];
  registerRoutes(app, served, { gate, clock });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    at: (path: string, host = 'localhost') => `http://${host}:${port}${path}`,
    clock,
    database,
    embedded,
    close: () => app.close(),
  };
}

export type SessionPortal = Awaited<ReturnType<typeof startPortal>>;

type SessionTest = {
  database: Database;
  /** Starts a portal on the test's database; it stops when the tests are over. */
  start: (options?: Options) => Promise<SessionPortal>;
  onEnd: OnEnd;
};

/** As `sessionTest`, with a portal that `make` starts; anew for each test with the scope `test`. */
export const sessionTestWith = <Portal extends SessionPortal>(
  make: (starting: SessionTest) => Promise<Portal>,
  scope: 'file' | 'test' = 'file',
): TestWith<Portal> =>
  testWith({
    scope,
    make: async (onEnd) => {
      const { database, drop } = await openTestDatabase();
      onEnd(drop);
      const start = async (options?: Options) => {
        const portal = await startPortal(database, options);
        onEnd(portal.close);
        return portal;
      };
      return make({ database, start, onEnd });
    },
  });

/** A test that gets the portal as far as signing in goes: one for the tests of a file. */
export const sessionTest: TestWith<SessionPortal> = sessionTestWith(({ start }) => start());
