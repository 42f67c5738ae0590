import { expect } from 'vitest';
import { endIfOver, saveUse } from '#platform/access/session-use.store.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import { after, locks, rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { openSession } from './own-sessions/test-sessions.store.ts';
import { sessionStore } from './signing-in/session.store.ts';

const life = {
  unused: Temporal.Duration.from({ hours: 12 }),
  longest: Temporal.Duration.from({ hours: 720 }),
};

raceTest('a session is used at one process when its twelve hours are over at another', {
  prepare: async ({ database, user, clock }) => {
    const { id: userId, tenant } = user('hr-everything');
    const at = clock.now();
    const token = await openSession(database, { tenant, userId, userAgent: 'Firefox', at });
    const key = { tenant, tokenDigest: digestOf(token) };
    return { key, at, done: [] as string[] };
  },
  operation: [
    async ({ database }, { key, at, done }) => {
      await saveUse(database, key, at.add({ hours: 11 }));
      done.push('used');
    },
    async ({ database }, { key, at, done }) => {
      await endIfOver(database, key, { life, now: at.add({ hours: 12 }) });
      done.push('ended');
    },
  ],
  without: locks(rowLock('session.session'), after('update session.session')),
  holds: async ({ database }, { key, done }) => {
    const isThere = await database.transaction(async (tx) => {
      const expiry = await sessionStore(tx, key.tenant).accessExpiry(key.tokenDigest);
      return expiry !== null;
    });
    // A use that is saved first keeps it; a later one finds that it is over.
    expect(isThere).toBe(done[0] === 'used');
  },
});
