import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { makeAuthenticate } from '#access/authenticate.ts';
import { makeGate } from '#access/make-gate.ts';
import type { ChangePath, RecordedChange } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import { registerRoutes } from '#http/register-routes.ts';
import { createServer } from '#http/server.ts';
import { hashPassword } from './embedded-provider/password.ts';
import { isProviderUnavailable } from './session.public.ts';
import { sessionContractRoutes } from './session.routes.ts';
import { makeSignIn } from './sign-in.ts';
import type { OidcProviderSettings } from './settings.ts';

export const password = 'demo';
const passwordHash = await hashPassword(password);

/** A clock of the portal's own, that tests move on; the provider keeps the real time. */
export const movableClock = () => {
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
};

/** The call that tells who is calling. */
export const contactPath = '/user-api/auth/contact';

/** The portal as far as signing in goes, over real HTTP. */
export async function testPortal(database: Database, { clock = movableClock(), provider }: Options = {}) {
  const recorded: RecordedChange[] = [];
  const changes: ChangePath = (_origin, work) =>
    database.transaction((tx) =>
      work({
        tx,
        record: async (change) => {
          recorded.push(change);
        },
        enqueue: async () => {},
      }),
    );
  const providers = { ruter: provider ?? 'embedded', akt: 'embedded', fjord: 'embedded' } as const;
  const signIn = makeSignIn({
    ...{ database, clock, changes },
    settings: { providers, secure: false, production: false, embeddedAccessTokenSeconds: 300 },
  });
  const authenticate = makeAuthenticate({ database, clock, renewSession: signIn.renewSession });
  const app = await createServer(
    {
      tenantHosts: { localhost: 'ruter', 'akt.localhost': 'akt', 'fjord.localhost': 'fjord' },
      trustProxy: false,
      secure: false,
      rateLimits: { perSession: 10_000, perAddress: 10_000 },
    },
    {
      log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
      errors: {
        known: [{ matches: isProviderUnavailable, code: 'UNAVAILABLE' }],
        reportError: () => {},
      },
    },
  );
  await app.register(signIn.routes);
  const gate = makeGate({ authenticate, clock, secure: false, production: false });
  registerRoutes(app, sessionContractRoutes(database), { gate, clock });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    at: (path: string, host = 'localhost') => `http://${host}:${port}${path}`,
    clock,
    recorded,
    close: () => app.close(),
  };
}

type TestUser = { tenant?: TenantId; email: string; state?: 'ACTIVE' | 'INACTIVE' | 'DELETED' };

/** A user of the portal; answers the id. */
export const placeUser = (database: Database, { tenant = 'ruter', email, state }: TestUser) =>
  database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into users."user" (
        tenant, email, first_name, last_name, phone, phone_country_code, state, created_at)
      values (${tenant}, ${email}, 'Kari', 'Nordmann', '41234567', '+47', ${state ?? 'ACTIVE'}, now())
      returning id`.execute(tablesOf(tx));
    return Number(rows[0]?.id);
  });

/** A login at the embedded provider. */
export const placeLogin = (
  database: Database,
  { tenant = 'ruter', email, subject }: { tenant?: TenantId; email: string; subject: string },
) =>
  database.transaction(async (tx) => {
    await sql`
      insert into embedded_provider.account (tenant, subject, email, name, password_hash)
      values (${tenant}, ${subject}, ${email}, 'Kari Nordmann', ${passwordHash})`.execute(
      tablesOf(tx),
    );
  });

export const setState = (database: Database, userId: number, state: 'ACTIVE' | 'INACTIVE') =>
  database.transaction(async (tx) => {
    await sql`update users."user" set state = ${state} where id = ${userId}`.execute(tablesOf(tx));
  });

/** The provider has a new login with an e-mail that an old one had. */
export const changeSubject = (database: Database, email: string, subject: string) =>
  database.transaction(async (tx) => {
    await sql`update embedded_provider.account set subject = ${subject}
               where email = ${email}`.execute(tablesOf(tx));
  });

/** The provider will refuse to renew. */
export const forgetRefreshTokens = (database: Database) =>
  database.transaction(async (tx) => {
    await sql`delete from embedded_provider.entry where model like '%:RefreshToken'`.execute(
      tablesOf(tx),
    );
  });

/** How often the provider has renewed: each time it consumes the old refresh token. */
export const renewalsOf = (database: Database) =>
  database.transaction(async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from embedded_provider.entry
       where model like '%:AccessToken'`.execute(tablesOf(tx));
    return rows[0]?.count ?? 0;
  });
