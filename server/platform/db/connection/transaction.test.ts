import type { Database } from '#platform/db/database.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { databaseTest, databaseTestWith } from '#testing/database-test.ts';
import { databaseName } from '#testing/test-database.ts';
import type { Transaction } from '../database.ts';
import { tablesOf } from '../tables.ts';
import { violatedConstraint } from './violated-constraint.ts';

const rate = (percent: number, day: string) => ({
  kind: 'TRANSPORT',
  valid_from: Temporal.PlainDate.from(day),
  percent,
});

describe('a transaction', () => {
  const add = (tx: Transaction, day: string, percent = 12) =>
    tablesOf(tx).insertInto('products.vat_rate').values(rate(percent, day)).execute();
  const days = async (database: Database) => {
    const rows = await tablesOf(database)
      .selectFrom('products.vat_rate')
      .select('valid_from')
      .orderBy('valid_from')
      .execute();
    return rows.map(({ valid_from }) => valid_from.toString());
  };

  databaseTest('happens as a whole, or not at all', async ({ database }) => {
    await database.transaction((tx) => add(tx, '2026-01-01'));
    const failed = database.transaction(async (tx) => {
      await add(tx, '2026-02-01');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await days(database)).toEqual(['2026-01-01']);
  });

  databaseTest(
    'names the constraint that was violated, and goes on working after it',
    async ({ database }) => {
      const twice = database.transaction((tx) => add(tx, '2026-01-01'));
      expect(violatedConstraint(await twice.catch((error: unknown) => error))).toBe(
        'vat_rate_pkey',
      );
      expect(violatedConstraint(new Error('something else'))).toBeNull();
      expect(await days(database)).toEqual(['2026-01-01']);
    },
  );

  databaseTest(
    'refuses the database itself at once, however deep and however it was prepared',
    async ({ database }) => {
      const outside = tablesOf(database);
      const prepared = outside.selectFrom('products.vat_rate').selectAll();
      const slips: (() => Promise<unknown>)[] = [
        () => database.transaction(async () => undefined),
        async () => tablesOf(database),
        () => prepared.execute(),
        () => sql`select 1`.execute(outside),
      ];
      for (const slip of slips) {
        await expect(database.transaction(() => slip())).rejects.toThrow('pass the transaction on');
      }
      expect(await days(database)).toEqual(['2026-01-01']);
    },
  );

  databaseTest(
    'refuses statements after its end, such as those that were not awaited',
    async ({ database }) => {
      const finishedTransaction = await database.transaction(async (tx) => ({
        tx,
        tables: tablesOf(tx),
      }));
      expect(() => tablesOf(finishedTransaction.tx)).toThrow('over');
      await expect(
        finishedTransaction.tables.selectFrom('products.vat_rate').selectAll().execute(),
      ).rejects.toThrow('over');
    },
  );

  databaseTest('runs without statements of other callers in between', async ({ database }) => {
    const opened = Promise.withResolvers<void>();
    const othersCalled = Promise.withResolvers<void>();
    const running = database.transaction(async (tx) => {
      await add(tx, '2026-03-01');
      opened.resolve();
      await othersCalled.promise;
      // Comes after whatever the others could send before it.
      await add(tx, '2026-03-02');
      throw new Error('taken back');
    });
    await opened.promise;
    const others = Array.from({ length: 20 }, (_, index) =>
      database.transaction((tx) => add(tx, `2027-01-${String(index + 1).padStart(2, '0')}`)),
    );
    othersCalled.resolve();
    await expect(running).rejects.toThrow('taken back');
    await Promise.all(others);
    const storedDays = await days(database);
    expect(storedDays).not.toContain('2026-03-01');
    expect(storedDays).toHaveLength(21);
  });

  databaseTest('answers concurrent statements of one transaction', async ({ database }) => {
    const sums = await database.transaction((tx) =>
      Promise.all(
        [1, 2, 3].map(
          async (n) =>
            (await sql<{ n: number }>`select ${n}::int as n`.execute(tablesOf(tx))).rows[0]?.n,
        ),
      ),
    );
    expect(sums).toEqual([1, 2, 3]);
  });
});

/** A database of its own. */
const otherDatabaseTest = databaseTestWith(async (test) => test);

describe.runIf(databaseName === 'PostgreSQL')('two transactions that wait for each other', () => {
  otherDatabaseTest('both end well: the one that was sent away is tried again', async (test) => {
    const add = (kind: string) => ({ ...rate(12, '2026-01-01'), kind });
    await test.database.transaction(async (tx) => {
      await tablesOf(tx)
        .insertInto('products.vat_rate')
        .values([add('TRANSPORT'), add('STANDARD')])
        .execute();
    });
    const barrier = Promise.withResolvers<void>();
    let arrived = 0;
    const raise = (kinds: readonly string[]) =>
      test.database.transaction(async (tx) => {
        for (const kind of kinds) {
          await tablesOf(tx)
            .updateTable('products.vat_rate')
            .set(({ eb }) => ({ percent: eb('percent', '+', 1) }))
            .where('kind', '=', kind)
            .execute();
          arrived += 1;
          if (arrived === 2) barrier.resolve();
          await barrier.promise;
        }
      });
    await Promise.all([raise(['TRANSPORT', 'STANDARD']), raise(['STANDARD', 'TRANSPORT'])]);
    const rows = await tablesOf(test.database)
      .selectFrom('products.vat_rate')
      .select('percent')
      .execute();
    expect(rows).toEqual([{ percent: 14 }, { percent: 14 }]);
  });
});
