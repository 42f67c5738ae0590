import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseName } from '#testing/test-database.ts';
import { databaseTest } from '#testing/database-test.ts';
import { commandOnServer } from '#testing/templates/server-template.ts';
import { statementNames } from './statement-names.ts';
import { tablesOf } from '../tables.ts';

describe('names of statements', () => {
  it('are given from the second time on, one for each', () => {
    const nameOf = statementNames();
    expect([nameOf('a'), nameOf('b'), nameOf('a'), nameOf('a'), nameOf('b')]).toEqual([
      undefined,
      undefined,
      'takst_1',
      'takst_1',
      'takst_2',
    ]);
  });

  it('are not given to statements that are planned anew', () => {
    const nameOf = statementNames();
    const statement = '\n    /* planned anew */ select 1';
    expect([nameOf(statement), nameOf(statement)]).toEqual([undefined, undefined]);
  });

  it('are limited in number', () => {
    const nameOf = statementNames();
    const twice = Array.from({ length: 3_000 }, (_, index) => {
      nameOf(String(index));
      return nameOf(String(index));
    });
    expect(twice.filter((name) => name !== undefined)).toHaveLength(200);
  });
});

describe.runIf(databaseName === 'PostgreSQL')('prepared statements', () => {
  databaseTest('do not outlive a change of their table by more than one call', async (test) => {
    const url = test.jobs.connectionString ?? '';
    const ask = () =>
      sql`select * from products.vat_rate where percent > ${0}`.execute(tablesOf(test.database));
    await ask();
    await ask();
    await commandOnServer(url, 'alter table products.vat_rate add column note text');
    await ask().catch(() => undefined);
    expect((await ask()).rows).toEqual([]);
  });
});
