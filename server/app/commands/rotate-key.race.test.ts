import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { openSession } from '#customers/session/own-sessions/test-sessions.store.ts';
import { sessionStore } from '#customers/session/signing-in/session.store.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { openMigratedServer } from '#platform/db/connection/open-database.ts';
import { rewriteSome } from '#platform/db/secrets/stored-secrets.store.ts';
import { makeSecrets } from '#platform/secrets/secrets.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { after, locks, rowLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';
import { testKey } from '#testing/test-secrets.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const secrets = makeSecrets([randomBytes(32), Buffer.from(testKey, 'base64')]);

const raceTest = raceTestOn(
  portalTestWith(async ({ start, jobs, onEnd }) => {
    const portal = await start();
    const open = openMigratedServer(jobs.connectionString ?? '', quiet, { secrets });
    onEnd(open.close);
    return { ...portal, rotating: open.database };
  }),
);

raceTest('a session is renewed while its refresh token gets another key', {
  prepare: async ({ database, user, clock }) => {
    const { id: userId, tenant } = user('hr-everything');
    const at = clock.now();
    const token = await openSession(database, { tenant, userId, userAgent: 'Firefox', at });
    return { tenant, digest: digestOf(token) };
  },
  operation: [
    ({ rotating }) =>
      rotating.transaction(async (tx) => {
        await rewriteSome(tx, 'session.session.refresh_token', 1_000);
      }),
    ({ rotating, clock }, { tenant, digest }) =>
      rotating.transaction((tx) => {
        const accessExpiresAt = clock.now();
        const renewed = { idToken: null, refreshToken: 'renewed', accessExpiresAt };
        return sessionStore(tx, tenant).saveRenewal(digest, renewed, clock.now());
      }),
  ],
  without: locks(rowLock('session.session'), after('update session.session set')),
  holds: async ({ rotating, clock }, { tenant, digest }) => {
    const now = clock.now();
    const lease = await rotating.transaction((tx) =>
      sessionStore(tx, tenant).leaseRenewal(digest, { now, until: now.add({ seconds: 30 }) }),
    );
    expect(lease?.refreshToken).toBe('renewed');
  },
});
