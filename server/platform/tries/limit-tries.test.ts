import { describe, expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { TooManyTries } from '#platform/http/rate-limits.ts';
import { databaseTest } from '#testing/database-test.ts';
import type { TryLimit } from './limit-tries.ts';
import { limitTries, limitUses } from './tries.public.ts';

const start = Temporal.Instant.from('2026-03-06T09:00:00Z');
const after = (seconds: number) => start.add({ seconds });
const hour = Temporal.Duration.from({ hours: 1 });
const limitOf = (who: string, maxTries: number, countedFor = hour) => ({
  who,
  maxTries,
  countedFor,
});

/** What comes of it: the answer, or after how many seconds it may be tried again. */
const outcomeOf = <T>(work: Promise<T>): Promise<T | number> =>
  work.catch((error: unknown) => {
    if (error instanceof TooManyTries) return error.retryAfterSeconds;
    throw error;
  });

describe('looking up what only a secret leads to', () => {
  /** A look-up with a right secret or a wrong one. */
  const look = (database: Database, limit: TryLimit, isRight: boolean) =>
    outcomeOf(limitTries(database)(limit, async () => (isRight ? 'found' : undefined)));

  databaseTest(
    'counts the misses alone, and waits until the oldest is over',
    async ({ database }) => {
      const tries = (now: Temporal.Instant, isRight = false, who = 'guesser') =>
        look(database, { triers: [limitOf(who, 3)], now }, isRight);
      expect(await tries(start)).toBeUndefined();
      for (const _ of [1, 2, 3]) expect(await tries(after(5), true)).toBe('found');
      expect(await tries(after(10))).toBeUndefined();
      expect(await tries(after(20))).toBeUndefined();
      // A right one waits, too, and what is refused does not count.
      for (const isRight of [true, false]) expect(await tries(after(30), isRight)).toBe(3_570);
      expect(await tries(after(3_599))).toBe(1);
      expect(await tries(after(30), true, 'another')).toBe('found');
      expect(await tries(after(3_600))).toBeUndefined();
      // The next one is over ten seconds later.
      expect(await tries(after(3_600))).toBe(10);
    },
  );

  databaseTest('waits for the limit that is over last', async ({ database }) => {
    const minute = Temporal.Duration.from({ minutes: 1 });
    for (const names of [
      ['short 1', 'long 1'],
      ['long 2', 'short 2'],
    ]) {
      const triers = names.map((who) => limitOf(who, 1, who.startsWith('long') ? hour : minute));
      expect(await look(database, { triers, now: start }, false)).toBeUndefined();
      expect(await look(database, { triers, now: start }, true)).toBe(3_600);
      expect(await look(database, { triers, now: after(60) }, true)).toBe(3_540);
    }
  });

  databaseTest(
    'counts the misses of many together, and refuses those that nothing vouches for',
    async ({ database }) => {
      const from = (who: string, now: Temporal.Instant, isTrusted = false): TryLimit => ({
        triers: [limitOf(who, 2)],
        shared: { ...limitOf('all of them', 3), isTrusted: async () => isTrusted },
        now,
      });
      expect(await look(database, from('one', start), false)).toBeUndefined();
      expect(await look(database, from('another', after(1)), false)).toBeUndefined();
      expect(await look(database, from('trusted', after(2), true), false)).toBeUndefined();
      expect(await look(database, from('a fourth', after(3)), true)).toBe(3_597);
      expect(await look(database, from('trusted', after(3), true), true)).toBe('found');
      expect(await look(database, from('trusted', after(4), true), false)).toBeUndefined();
      // Its own limit counts all the same.
      expect(await look(database, from('trusted', after(5), true), true)).toBe(3_597);
      // The miss of the trusted one counts for all, after the first one is over.
      expect(await look(database, from('a fourth', after(3_600)), true)).toBe(1);
    },
  );
});

describe('using what costs something', () => {
  const use = (database: Database, now: Temporal.Instant, ...clients: [string, number][]) =>
    outcomeOf(
      database.transaction(async (tx) => {
        await limitUses(
          tx,
          clients.map(([who, max]) => limitOf(who, max)),
          now,
        );
        return 'used';
      }),
    );

  databaseTest('is refused when one client has used up its limit', async ({ database }) => {
    expect(await use(database, start, ['person', 2], ['office', 3])).toBe('used');
    expect(await use(database, after(10), ['person', 2], ['office', 3])).toBe('used');
    expect(await use(database, after(20), ['person', 2], ['office', 3])).toBe(3_580);
    // The refused use counts for nobody.
    expect(await use(database, after(30), ['colleague', 2], ['office', 3])).toBe('used');
    expect(await use(database, after(40), ['third', 2], ['office', 3])).toBe(3_560);
    // Both have used up theirs: it is the one that is over last.
    expect(await use(database, after(40), ['colleague', 1], ['office', 3])).toBe(3_590);
    expect(await use(database, after(40), ['office', 3], ['colleague', 1])).toBe(3_590);
    expect(await use(database, after(3_600), ['person', 2], ['office', 3])).toBe('used');
  });
});
