import { sql } from 'kysely';
import { expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { tablesOf } from '../tables.ts';

const rate = (day: string) =>
  `insert into products.vat_rate (kind, valid_from, percent) values ('TRANSPORT', '${day}', 12)`;

databaseTest(
  'the job library keeps out of a transaction that is open on the one connection',
  async (test) => {
    const order: string[] = [];
    const begun = Promise.withResolvers<void>();
    const jobCalled = Promise.withResolvers<void>();
    const rolledBack = test.database.transaction(async (tx) => {
      await sql.raw(rate('2026-01-01')).execute(tablesOf(tx));
      begun.resolve();
      await jobCalled.promise;
      // Comes after whatever the job library could send before it.
      await sql`select 1`.execute(tablesOf(tx));
      order.push('rolled back');
      throw new Error('taken back');
    });
    await begun.promise;
    const job = test.jobs.db
      ?.executeSql(rate('2026-02-01'), [])
      .then(() => order.push('the job’s'));
    jobCalled.resolve();
    await expect(rolledBack).rejects.toThrow('taken back');
    await job;
    const { rows } = await sql<{ day: string }>`
      select valid_from::text as day from products.vat_rate`.execute(tablesOf(test.database));
    expect(rows).toEqual([{ day: '2026-02-01' }]);
    expect(order).toEqual(['rolled back', 'the job’s']);
  },
);
