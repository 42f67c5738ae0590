import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandOnServer } from '#testing/server-template.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { tablesOf } from './tables.ts';

describe.each(testDatabases)('listening on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.drop());

  const tell = (payload: string) =>
    test.database.transaction((tx) =>
      sql`select pg_notify('roles', ${payload})`.execute(tablesOf(tx)),
    );

  it('hears what was said in a transaction, until it stops', async () => {
    const heard: (string | null)[] = [];
    const stop = await test.listen('roles', (payload) => heard.push(payload));
    await tell('1001');
    await expect.poll(() => heard).toContain('1001');
    await stop();
    await tell('1002');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).not.toContain('1002');
  });

  it('comes back after a lost connection, and tells that something may have been missed', async () => {
    if (test.kind === 'pglite') return;
    const heard: (string | null)[] = [];
    const stop = await test.listen('roles', (payload) => heard.push(payload));
    expect(heard).toEqual([null]);
    await commandOnServer(
      test.jobs.connectionString ?? '',
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'takst listener'`,
    );
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual([null, null]);
    await tell('1003');
    await expect.poll(() => heard).toEqual([null, null, '1003']);
    await stop();
  });
});
