import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { deafProxy } from '#testing/deaf-proxy.ts';
import { endConnections } from '#testing/end-connections.ts';
import { setReadOnly } from '#testing/set-read-only.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { connectPostgres } from './postgres.ts';
import { tablesOf } from '../tables.ts';

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const patience = { connectMs: 300, queueMs: 500, statementMs: 300, idleInTransactionMs: 20_000 };

describe('a lost database', () => {
  const url = (test: TestDatabase) => test.jobs.connectionString ?? '';
  const sleepers = async ({ database }: TestDatabase) => {
    const { rows } = await sql`
      select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and state = 'active' and query like '%pg_sleep%'`.execute(tablesOf(database));
    return rows.length;
  };

  databaseTest('heals by itself when idle connections were ended', async (test) => {
    await Promise.all([test.ping(), test.ping(), test.ping()]);
    await endConnections(url(test));
    await expect(test.ping()).resolves.toBeUndefined();
  });

  databaseTest(
    'is an error that says so when it goes in the middle of a transaction, and heals',
    async (test) => {
      const lost = test.database.transaction(async (tx) => {
        await sql`select 1`.execute(tablesOf(tx));
        // Nothing is asked meanwhile: the connection tells of its end by itself.
        await endConnections(url(test));
        await sql`select 1`.execute(tablesOf(tx));
      });
      expect(isDatabaseUnavailable(await errorOf(lost))).toBe(true);
      await test.ping();
    },
  );

  databaseTest(
    'is an error that says so when it goes in the middle of a statement, and heals',
    async (test) => {
      const lost = errorOf(sql`select pg_sleep(10)`.execute(tablesOf(test.database)));
      await expect.poll(() => sleepers(test), { timeout: 8_000, interval: 10 }).toBe(1);
      await endConnections(url(test), "application_name = 'takst' and query like '%pg_sleep%'");
      expect(isDatabaseUnavailable(await lost)).toBe(true);
      await test.ping();
    },
  );

  databaseTest(
    'fails in time when the port is closed and when the server does not answer',
    async (test) => {
      const proxy = await deafProxy(url(test));
      proxy.goDeaf(true);
      for (const address of ['postgres://takst:takst@127.0.0.1:9/takst', proxy.url]) {
        const kysely = connectPostgres(address, { onIdleError: () => undefined }, patience);
        const started = performance.now();
        expect(isDatabaseUnavailable(await errorOf(sql`select 1`.execute(kysely)))).toBe(true);
        expect(performance.now() - started).toBeLessThan(1_000);
        await kysely.destroy();
      }
      proxy.close();
    },
  );

  databaseTest(
    'that goes silent is given up on, and the connection is not used again',
    async (test) => {
      const proxy = await deafProxy(url(test));
      const kysely = connectPostgres(proxy.url, { onIdleError: () => undefined }, patience);
      await sql`select 1`.execute(kysely);
      proxy.goDeaf(true);
      const error = await errorOf(kysely.transaction().execute((tx) => sql`select 1`.execute(tx)));
      expect(isDatabaseUnavailable(error)).toBe(true);
      proxy.goDeaf(false);
      const started = performance.now();
      await sql`select 1`.execute(kysely);
      expect(performance.now() - started).toBeLessThan(500);
      await kysely.destroy();
      proxy.close();
    },
    10_000,
  );

  databaseTest(
    'is unavailable, not wrong, when a statement or a lock takes too long, and the connection goes',
    async (test) => {
      const kysely = connectPostgres(url(test), { onIdleError: () => undefined }, patience);
      const pid = async () => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(kysely);
        return rows[0]?.pid;
      };
      const before = await pid();
      const slow = await errorOf(sql`select pg_sleep(2)`.execute(kysely));
      expect(slow).toMatchObject({ code: '57014' });
      expect(isDatabaseUnavailable(slow)).toBe(true);
      expect(await pid()).not.toBe(before);

      const locked = await test.database.transaction(async (tx) => {
        await sql`lock table companies.company`.execute(tablesOf(tx));
        return errorOf(
          kysely.transaction().execute(async (other) => {
            await sql`set local lock_timeout = 50`.execute(other);
            await sql`select from companies.company`.execute(other);
          }),
        );
      });
      expect(locked).toMatchObject({ code: '55P03' });
      expect(isDatabaseUnavailable(locked)).toBe(true);
      await kysely.destroy();
    },
  );

  databaseTest(
    'that was read-only can be written to again at once, on every connection',
    async (test) => {
      const write = () =>
        test.database.transaction((tx) =>
          sql`create temporary table t on commit drop as select pg_sleep(0.05)::text`.execute(
            tablesOf(tx),
          ),
        );
      await setReadOnly(url(test), true);
      await endConnections(url(test));
      // Every connection begins now and would stay read-only; a second later each of them is replaced.
      const reads = Array.from({ length: 12 }, () =>
        sql`select pg_sleep(1.1)`.execute(tablesOf(test.database)),
      );
      await Promise.all(reads);
      const error = await errorOf(write());
      expect(error).toMatchObject({ code: '25006' });
      expect(isDatabaseUnavailable(error)).toBe(true);

      await setReadOnly(url(test), false);
      const writes = await Promise.all(Array.from({ length: 24 }, () => errorOf(write())));
      expect(writes.filter((one) => one !== null)).toEqual([]);
    },
  );

  databaseTest(
    'lets more callers wait for a connection than there are connections',
    async (test) => {
      const answers = Array.from({ length: 300 }, () =>
        test.database.transaction((tx) => sql`select pg_sleep(0.02)`.execute(tablesOf(tx))),
      );
      expect(await Promise.all(answers)).toHaveLength(300);
    },
  );
});
