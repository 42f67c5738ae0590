import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deafProxy } from '#testing/deaf-proxy.ts';
import { commandOnServer, urlOfDatabase } from '#testing/server-template.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { cached } from './cached.ts';
import { onServer, type OpenDatabase } from '../connection/open-database.ts';
import { tablesOf } from '../tables.ts';

const log = { info: () => undefined, warn: () => undefined };
const percentOn = cached(2, async (source, _day: string) => {
  const { rows } = await sql<{ percent: number }>`
    select percent from products.vat_rate`.execute(tablesOf(source));
  return { percent: rows[0]?.percent };
});

describe.each(testDatabases)('what a process caches of $name', ({ name, open }) => {
  let other: TestDatabase;
  let url: string;
  let proxy: Awaited<ReturnType<typeof deafProxy>> | undefined;
  let own: OpenDatabase;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    other = await open();
    url = other.jobs.connectionString ?? '';
    proxy = url === '' ? undefined : await deafProxy(url);
    own = proxy ? onServer(url, log, proxy.url) : other;
    stop = await own.startCache();
    await sql`insert into products.vat_rate values ('TRANSPORT', '2020-01-01', 0)`.execute(
      tablesOf(other.database),
    );
  });
  afterAll(async () => {
    await stop();
    proxy?.close();
    if (own !== other) await own.close();
    await other.drop();
  });
  const setPercent = (percent: number, { database } = own) =>
    sql`update products.vat_rate set percent = ${percent}`.execute(tablesOf(database));
  const percent = async () => (await percentOn(own.database, 'today')).percent;
  /** An answer from the cache is the same object as before. */
  const isCached = async (day = 'today') =>
    (await percentOn(own.database, day)) === (await percentOn(own.database, day));
  const warmUp = () => expect.poll(() => isCached(), { timeout: 10_000, interval: 5 }).toBe(true);

  it('is never what a change overtook while it was read', async () => {
    const hasRead = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    const slowPercent = cached(1, async () => {
      const answer = await percent();
      hasRead.resolve();
      await mayAnswer.promise;
      return answer;
    });
    const overtaken = slowPercent(own.database);
    await hasRead.promise;
    await setPercent(13);
    mayAnswer.resolve();
    expect([await overtaken, await slowPercent(own.database)]).toEqual([0, 13]);
  });

  it('is never what a transaction saw that was not committed', async () => {
    const rolledBack = own.database.transaction(async (tx) => {
      await sql`update products.vat_rate set percent = 99`.execute(tablesOf(tx));
      expect(await percentOn(tx, 'tomorrow')).toEqual({ percent: 99 });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await percentOn(own.database, 'tomorrow')).toEqual({ percent: 13 });
  });

  it('begins anew when it is full, and is nothing when the process does not listen', async () => {
    await warmUp();
    const before = await percentOn(own.database, 'today');
    for (const day of ['tomorrow', 'later']) expect(await isCached(day)).toBe(true);
    expect(await percentOn(own.database, 'today')).not.toBe(before);
    await stop();
    expect(await isCached()).toBe(false);
    stop = await own.startCache();
  });

  const onlyOnServer = it.runIf(name === 'PostgreSQL');

  onlyOnServer('is nothing while the one connection that listens is lost', async () => {
    await warmUp();
    const listening = sql`select pg_listening_channels()`.execute(tablesOf(own.database));
    expect((await listening).rows).toEqual([]);
    await commandOnServer(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'takst listener'`,
    );
    await expect.poll(() => isCached(), { interval: 1 }).toBe(false);
    await warmUp();
  });

  onlyOnServer('is trusted for five seconds at most when that goes deaf', async () => {
    await warmUp();
    proxy?.goDeaf(true);
    await setPercent(14);
    expect(await percent()).toBe(14);
    // The fault is there: the process does not hear what another one does.
    await setPercent(15, other);
    expect(await percent()).toBe(14);
    await expect.poll(percent, { timeout: 5_000 }).toBe(15);
    proxy?.goDeaf(false);
    await warmUp();
  });

  onlyOnServer('is not begun where nobody sends what changes', async () => {
    const elsewhere = onServer(url, log, urlOfDatabase(url, 'postgres'));
    await expect(elsewhere.startCache()).rejects.toThrow('past any connection pooler');
    await elsewhere.close();
  });
});
