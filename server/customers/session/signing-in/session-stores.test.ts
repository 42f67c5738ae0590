import { describe, expect } from 'vitest';
import { saveUse } from '#platform/access/session-use.store.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { ProviderUnavailable } from '#platform/integrations/oidc/oidc.public.ts';
import type { Database } from '#platform/db/database.ts';
import { databaseTest } from '#testing/database-test.ts';
import { signOut } from '../sign-out.ts';
import { placeUser } from '../test-users.store.ts';
import { sessionStore } from './session.store.ts';
import { signInStore } from './sign-in.store.ts';

const now = Temporal.Instant.from('2026-03-06T09:00:00Z');
const second = { seconds: 1 };
type Tenant = 'ruter' | 'akt';

const inSessions = <T>(
  database: Database,
  work: (store: ReturnType<typeof sessionStore>) => Promise<T>,
  tenant: Tenant = 'ruter',
) => database.transaction((tx) => work(sessionStore(tx, tenant)));

let sessions = 0;
/** A session that was opened at a moment, whose tokens live for an hour. */
async function open(database: Database, at = now) {
  const userId = await placeUser(database, { email: `session-${(sessions += 1)}@x.example` });
  const tokenDigest = digestOf(String(sessions));
  const accessExpiresAt = at.add({ hours: 1 });
  await inSessions(database, (store) =>
    store.insert(
      {
        tokenDigest,
        userId,
        idToken: `id ${sessions}`,
        refreshToken: `refresh ${sessions}`,
        accessExpiresAt,
        userAgent: null,
      },
      at,
    ),
  );
  return {
    token: String(sessions),
    tokenDigest,
    idToken: `id ${sessions}`,
    refreshToken: `refresh ${sessions}`,
    accessExpiresAt,
  };
}

describe('a stored session', () => {
  databaseTest(
    'goes thirty days after its last use, when somebody signs in',
    async ({ database }) => {
      const [used, renewed] = [await open(database), await open(database)];
      const dayLater = now.add({ hours: 24 });
      const key = { tenant: 'ruter', tokenDigest: used.tokenDigest } as const;
      await saveUse(database, key, dayLater);
      // A process that is late takes no use back.
      await saveUse(database, key, now);
      const tokens = { idToken: null, refreshToken: null, accessExpiresAt: dayLater };
      await inSessions(database, (store) =>
        store.saveRenewal(renewed.tokenDigest, tokens, dayLater),
      );
      const areThere = () =>
        inSessions(database, async (store) => [
          (await store.accessExpiry(used.tokenDigest)) !== null,
          (await store.accessExpiry(renewed.tokenDigest)) !== null,
        ]);
      const days = dayLater.add({ hours: 30 * 24 });
      await open(database, days);
      expect(await areThere()).toEqual([true, true]);
      await open(database, days.add(second));
      expect(await areThere()).toEqual([false, false]);
    },
  );

  databaseTest('ends once, at its own operator, and gives its ID token', async ({ database }) => {
    const [one, other] = [await open(database), await open(database)];
    const end = (tenant: Tenant = 'ruter') =>
      inSessions(database, (store) => store.remove(one.tokenDigest), tenant);
    expect(await end('akt')).toBeNull();
    expect(await end()).toEqual({ idToken: one.idToken });
    expect(await end()).toBeNull();
    expect(await inSessions(database, (store) => store.accessExpiry(other.tokenDigest))).toEqual(
      other.accessExpiresAt,
    );
  });

  databaseTest('ends while the provider is down, too', async ({ database }) => {
    const { token, tokenDigest } = await open(database);
    const site = { tenant: 'ruter', origin: 'https://bedrift.example' } as const;
    const providerOf = async () => Promise.reject(new ProviderUnavailable('down'));
    expect(await signOut({ database, providerOf })(site, token)).toBe('https://bedrift.example/');
    expect(await inSessions(database, (store) => store.accessExpiry(tokenDigest))).toBeNull();
  });

  databaseTest('is renewed by one, from the moment in which it expires', async ({ database }) => {
    const { token: _, tokenDigest, accessExpiresAt: expiry, ...tokens } = await open(database);
    const lease = (at: Temporal.Instant) =>
      inSessions(database, (store) =>
        store.leaseRenewal(tokenDigest, { now: at, until: at.add({ seconds: 15 }) }),
      );
    expect(await lease(expiry.subtract(second))).toBeNull();
    expect(await lease(expiry)).toEqual(tokens);
    expect(await lease(expiry.add(second))).toBeNull();
    // Who had the lease has not come back.
    expect(await lease(expiry.add({ seconds: 15 }))).toBeNull();
    expect(await lease(expiry.add({ seconds: 16 }))).toEqual(tokens);
    await inSessions(database, (store) => store.endLease(tokenDigest));
    expect(await lease(expiry.add({ seconds: 17 }))).toEqual(tokens);
    // Without new ones the tokens stay, and nobody renews until they expire again.
    const save = (
      renewed: { idToken: string | null; refreshToken: string | null },
      at: Temporal.Instant,
    ) =>
      inSessions(database, (store) =>
        store.saveRenewal(tokenDigest, { ...renewed, accessExpiresAt: at.add({ hours: 1 }) }, at),
      );
    await save({ idToken: null, refreshToken: null }, expiry);
    expect(await lease(expiry.add({ seconds: 20 }))).toBeNull();
    const next = expiry.add({ hours: 1 });
    expect(await lease(next)).toEqual(tokens);
    await save({ idToken: 'new id', refreshToken: 'new refresh' }, next);
    expect(await lease(next.add({ hours: 1 }))).toEqual({
      idToken: 'new id',
      refreshToken: 'new refresh',
    });
  });
});

describe('a sign-in that was begun', () => {
  const begin = (database: Database, state: string, at = now, tenant: Tenant = 'ruter') =>
    database.transaction((tx) =>
      signInStore(tx, tenant).insert(
        { state, nonce: `nonce ${state}`, codeVerifier: `verifier ${state}`, returnTo: '/minside' },
        { browserDigest: 'browser', now: at },
      ),
    );
  const claim = (
    database: Database,
    state: string,
    { at = now, browser = 'browser', tenant = 'ruter' as Tenant } = {},
  ) =>
    database.transaction((tx) =>
      signInStore(tx, tenant).claim(state, { browserDigest: browser, now: at }),
    );

  databaseTest('is claimed once, in its browser and at its operator', async ({ database }) => {
    await begin(database, 'one');
    await begin(database, 'other');
    expect(await claim(database, 'one', { browser: 'another' })).toBeNull();
    expect(await claim(database, 'one', { tenant: 'akt' })).toBeNull();
    expect(await claim(database, 'one')).toEqual({
      state: 'one',
      nonce: 'nonce one',
      codeVerifier: 'verifier one',
      returnTo: '/minside',
    });
    expect(await claim(database, 'one')).toBeNull();
    expect(await claim(database, 'other')).not.toBeNull();
  });

  databaseTest(
    'lasts an hour to the second, and goes when another one begins',
    async ({ database }) => {
      const anHour = now.add({ hours: 1 });
      await begin(database, 'in time');
      await begin(database, 'late');
      expect(await claim(database, 'late', { at: anHour.add(second) })).toBeNull();
      expect(await claim(database, 'in time', { at: anHour })).not.toBeNull();
      await begin(database, 'next', anHour);
      expect(await claim(database, 'late')).not.toBeNull();
      await begin(database, 'old');
      await begin(database, 'newest', anHour.add(second));
      expect(await claim(database, 'old')).toBeNull();
    },
  );
});
