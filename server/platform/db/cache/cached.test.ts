import { sql } from 'kysely';
import { describe, expect, vi } from 'vitest';
import { deafProxy } from '#testing/deaf-proxy.ts';
import { endConnections } from '#testing/end-connections.ts';
import { urlOfDatabase } from '#testing/templates/server-template.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { cached } from './cached.ts';
import { heartbeatMs, type Repeat } from './listen-for-changes.ts';
import { openMigratedServer, type OpenDatabase } from '../connection/open-database.ts';
import { tablesOf } from '../tables.ts';

const log = { info: () => undefined, warn: () => undefined };
const percentOn = cached(2, async (source, _day: string) => {
  const { rows } = await sql<{ percent: number }>`
    select percent from products.vat_rate`.execute(tablesOf(source));
  return { percent: rows[0]?.percent };
});

const databaseTest = databaseTestWith(async (other, onEnd) => {
  const url = other.jobs.connectionString ?? '';
  const proxy = url === '' ? undefined : await deafProxy(url);
  const own: OpenDatabase = proxy ? openMigratedServer(url, log, { listenUrl: proxy.url }) : other;
  if (proxy) {
    onEnd(proxy.close);
    onEnd(own.close);
  }
  let stop = async () => {};
  const start = async (repeat?: Repeat) => {
    stop = await own.startCache(repeat);
  };
  await start();
  onEnd(() => stop());
  await sql`insert into products.vat_rate values ('TRANSPORT', '2020-01-01', 0)`.execute(
    tablesOf(other.database),
  );
  /** An answer from the cache is the same object as before. */
  const isCached = async (day = 'today') =>
    (await percentOn(own.database, day)) === (await percentOn(own.database, day));
  return {
    own,
    other,
    url,
    proxy,
    start,
    stop: () => stop(),
    isCached,
    setPercent: (percent: number, { database } = own) =>
      sql`update products.vat_rate set percent = ${percent}`.execute(tablesOf(database)),
    percent: async () => (await percentOn(own.database, 'today')).percent,
    warmUp: (day?: string) => vi.waitUntil(() => isCached(day), { timeout: 10_000, interval: 5 }),
  };
});

describe('what a process caches', () => {
  databaseTest('is never a value that changed while it was read', async (cache) => {
    const hasRead = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    const slowPercent = cached(1, async () => {
      const answer = await cache.percent();
      hasRead.resolve();
      await mayAnswer.promise;
      return answer;
    });
    const overtaken = slowPercent(cache.own.database);
    await hasRead.promise;
    await cache.setPercent(13);
    mayAnswer.resolve();
    expect([await overtaken, await slowPercent(cache.own.database)]).toEqual([0, 13]);
  });

  databaseTest('is never a value that an uncommitted transaction read', async (cache) => {
    const rolledBack = cache.own.database.transaction(async (tx) => {
      await sql`update products.vat_rate set percent = 99`.execute(tablesOf(tx));
      expect(await percentOn(tx, 'tomorrow')).toEqual({ percent: 99 });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await percentOn(cache.own.database, 'tomorrow')).toEqual({ percent: 13 });
  });

  databaseTest(
    'begins anew when it is full, and is nothing when the process does not listen',
    async (cache) => {
      await cache.warmUp();
      const before = await percentOn(cache.own.database, 'today');
      for (const day of ['tomorrow', 'later']) await cache.warmUp(day);
      expect(await percentOn(cache.own.database, 'today')).not.toBe(before);
      await cache.stop();
      expect(await cache.isCached()).toBe(false);
      await cache.start();
    },
  );

  if (databaseName === 'PostgreSQL')
    databaseTest('is nothing while the one connection that listens is lost', async (cache) => {
      await cache.warmUp();
      const listening = sql`select pg_listening_channels()`.execute(tablesOf(cache.own.database));
      expect((await listening).rows).toEqual([]);
      await endConnections(cache.url, "application_name = 'takst listener'");
      await expect.poll(() => cache.isCached(), { interval: 1 }).toBe(false);
      await cache.warmUp();
    });

  if (databaseName === 'PostgreSQL')
    databaseTest('is trusted for five seconds at most when that goes deaf', async (cache) => {
      await cache.stop();
      let beat = async () => {};
      // The test says when the heart beats, so that the first steps may take as long as they need.
      await cache.start((work) => {
        beat = work;
        return () => undefined;
      });
      await cache.warmUp();
      cache.proxy?.goDeaf(true);
      await cache.setPercent(14);
      expect(await cache.percent()).toBe(14);
      // The fault is there: the process does not hear what another one does.
      await cache.setPercent(15, cache.other);
      expect(await cache.percent()).toBe(14);
      const beating = beat();
      await expect.poll(cache.percent, { timeout: 5_000 - heartbeatMs }).toBe(15);
      cache.proxy?.goDeaf(false);
      await beating;
      await cache.stop();
      await cache.start();
      await cache.warmUp();
    });

  if (databaseName === 'PostgreSQL')
    databaseTest('is not started without notifications of changes', async (cache) => {
      const elsewhere = openMigratedServer(cache.url, log, {
        listenUrl: urlOfDatabase(cache.url, 'postgres'),
      });
      await expect(elsewhere.startCache()).rejects.toThrow('past any connection pooler');
      await elsewhere.close();
    });
});
