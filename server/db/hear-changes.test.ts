import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '#db/open-database.ts';
import { deafProxy } from '#testing/deaf-proxy.ts';
import { commandOnServer } from '#testing/server-template.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { hearOnPostgres } from './hear-changes.ts';
import { processMemory } from './process-memory.ts';
import { recall, shelf } from './shelf.ts';
import { tablesOf } from './tables.ts';

const rates = shelf<number>(3);

describe.each(testDatabases)('what a process keeps of $name', ({ open }) => {
  let test: TestDatabase;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    test = await open();
    await setPercent('OTHER', 1);
    await setPercent('TRANSPORT', 12);
    stop = await test.hearChanges();
  });
  afterAll(async () => {
    await stop();
    await test.drop();
  });

  const setPercent = (kind: string, percent: number, database = test.database) =>
    sql`insert into products.vat_rate (kind, valid_from, percent)
        values (${kind === 'TRANSPORT' ? kind : 'STANDARD'}, '2020-01-01', ${percent})
        on conflict (kind, valid_from) do update set percent = excluded.percent`.execute(
      tablesOf(database),
    );
  const load = async () => {
    const { rows } = await sql<{ percent: number }>`
      select percent from products.vat_rate where kind = 'TRANSPORT'`.execute(
      tablesOf(test.database),
    );
    return rows[0]?.percent ?? 0;
  };
  let loads = 0;
  const percent = (key = 'transport') =>
    recall(rates, test.database, {
      key,
      madeOf: ['vat-rates TRANSPORT'],
      load: () => {
        loads += 1;
        return load();
      },
    });

  it('is asked of the database once', async () => {
    await percent();
    loads = 0;
    expect([await percent(), await percent(), loads]).toEqual([12, 12, 0]);
  });

  it('is gone as soon as the process itself has changed it', async () => {
    for (const next of [15, 16, 17]) {
      await setPercent('TRANSPORT', next);
      expect(await percent()).toBe(next);
    }
  });

  it('stays when something else changes, or nothing at all', async () => {
    await percent();
    loads = 0;
    await setPercent('OTHER', 25);
    await setPercent('TRANSPORT', 17);
    await percent();
    expect(loads).toBe(0);
  });

  it('is not what was being read while it changed', async () => {
    const reading = Promise.withResolvers<void>();
    const slow = recall(rates, test.database, {
      key: 'slow',
      madeOf: ['vat-rates TRANSPORT'],
      load: async () => {
        const before = await load();
        await reading.promise;
        return before;
      },
    });
    await setPercent('TRANSPORT', 18);
    reading.resolve();
    expect(await slow).toBe(17);
    expect(await percent('slow')).toBe(18);
  });

  it('is nothing that only a transaction saw', async () => {
    const taken = test.database.transaction(async (tx) => {
      await sql`update products.vat_rate set percent = 99 where kind = 'TRANSPORT'`.execute(
        tablesOf(tx),
      );
      const asked = {
        key: 'in transaction',
        madeOf: ['vat-rates TRANSPORT'],
        load: async () => 99,
      };
      expect(await recall(rates, tx, asked)).toBe(99);
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await percent('in transaction')).toBe(18);
  });

  it('has an end: what was not asked for the longest time makes room', async () => {
    for (const key of ['a', 'b', 'c', 'a', 'd']) await percent(key);
    loads = 0;
    await percent('a');
    expect(loads).toBe(0);
    await percent('b');
    expect(loads).toBe(1);
  });

  it('is forgotten when very many rows change, and when a table is emptied', async () => {
    await percent();
    await sql`insert into products.vat_rate (kind, valid_from, percent)
      select 'TRANSPORT', date '2030-01-01' + day, 30 from generate_series(1, 300) as day`.execute(
      tablesOf(test.database),
    );
    loads = 0;
    await percent();
    expect(loads).toBe(1);
    await sql`truncate products.vat_rate`.execute(tablesOf(test.database));
    expect(await percent()).toBe(0);
    await setPercent('TRANSPORT', 18);
  });

  it('is gone soon after another process has changed it', async () => {
    const url = test.jobs.connectionString;
    if (url === undefined) return;
    const other = onServer(url, { info: () => undefined, warn: () => undefined });
    expect(await percent()).toBe(18);
    await setPercent('TRANSPORT', 19, other.database);
    await expect.poll(() => percent(), { interval: 5 }).toBe(19);
    await other.close();
  });

  it('is nothing while its connection is lost, and comes back with it', async () => {
    const url = test.jobs.connectionString;
    if (url === undefined) return;
    await percent();
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'takst listener'`;
    await commandOnServer(url, cut);
    const loadsOfOne = async () => {
      loads = 0;
      await percent();
      return loads;
    };
    await expect.poll(loadsOfOne, { interval: 1 }).toBe(1);
    await expect.poll(loadsOfOne, { timeout: 5_000, interval: 20 }).toBe(0);
  });

  it('is nothing once it hears no more', async () => {
    await percent();
    await stop();
    loads = 0;
    await percent();
    await percent();
    expect(loads).toBe(2);
    stop = await test.hearChanges();
  });
});

describe.each(testDatabases.filter(({ name }) => name === 'PostgreSQL'))(
  'a process on $name that a network cut off without a word',
  ({ open }) => {
    it('trusts what it keeps for five seconds at most, and keeps again when it hears again', async () => {
      const test = await open();
      const proxy = await deafProxy(test.jobs.connectionString ?? '');
      const memory = processMemory();
      const stop = await hearOnPostgres(proxy.url, memory)();
      expect(memory.isHearing()).toBe(true);
      proxy.goDeaf(true);
      await expect.poll(memory.isHearing, { timeout: 5_000 }).toBe(false);
      proxy.goDeaf(false);
      await expect.poll(memory.isHearing, { timeout: 10_000 }).toBe(true);
      await stop();
      expect(memory.isHearing()).toBe(false);
      proxy.close();
      await test.drop();
    }, 20_000);
  },
);
