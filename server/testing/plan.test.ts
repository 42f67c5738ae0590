import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { databaseTestWith } from './database-test.ts';
import { planAsInstalled } from './plan.query.ts';
import { databaseName } from './test-database.ts';

const planMode = async (source: Database | Transaction) => {
  const { rows } = await sql<{ mode: string }>`
    select current_setting('plan_cache_mode') as mode`.execute(tablesOf(source));
  return rows[0]?.mode;
};

const databaseTest = databaseTestWith(async (test) => test);

databaseTest(
  'what judges plans plans as an installation does, in a transaction alone',
  async ({ database }) => {
    const inTests = databaseName === 'PostgreSQL' ? 'force_generic_plan' : 'auto';
    expect(await planMode(database)).toBe(inTests);
    const judging = await database.transaction(async (tx) => {
      await planAsInstalled(tx);
      return planMode(tx);
    });
    expect(judging).toBe('auto');
    expect(await planMode(database)).toBe(inTests);
  },
);
