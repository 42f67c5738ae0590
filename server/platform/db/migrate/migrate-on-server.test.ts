import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { DatabaseRefused } from '../connection/database-refused.ts';
import { openDatabase } from '../connection/open-database.ts';
import { tablesOf } from '../tables.ts';
import { recordTestChange } from '#platform/changes/test-record.ts';
import { sealChanges } from '#platform/changes/seals/seal-changes.ts';
import { openJobQueue } from '#platform/jobs/start-jobs.ts';
import { createRole, urlOfRole } from '#testing/portal/application-role.ts';
import { commandOnServer, quiet, urlOfDatabase } from '#testing/templates/server-template.ts';
import { testWith } from '#testing/test-with.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { seedDemoWorld } from '../../../../database/demo/seed-demo-world.ts';
import { MigrationRefused } from './migrations.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

/** An empty database with a role that owns it and one that owns nothing, neither of them a superuser. */
const sharedTest = testWith({
  scope: 'test',
  make: async (onEnd) => {
    const url = serverUrl ?? '';
    const [owner, application] = [await createRole(url, onEnd), await createRole(url, onEnd)];
    const name = `takst_test_${randomUUID().replaceAll('-', '')}`;
    await commandOnServer(url, `create database ${name} owner ${owner}`);
    onEnd(() => commandOnServer(url, `drop database ${name} with (force)`));
    const databaseUrl = urlOfDatabase(url, name);
    return {
      ownerUrl: urlOfRole(databaseUrl, owner),
      databaseUrl: urlOfRole(databaseUrl, application),
    };
  },
});

describe.skipIf(!serverUrl)('a database with a role for the application', () => {
  sharedTest('is migrated by its owner, and used with fewer rights', async (urls) => {
    const open = await openDatabase({ ...urls, dataDir: '' }, quiet);
    const run = (statement: string) => sql.raw(statement).execute(tablesOf(open.database));
    await recordTestChange(open.database, { companyId: 1 });
    await sealChanges(open.database);
    const jobs = await openJobQueue({ connection: open.jobs, log: quiet }, []);
    await jobs.stop();
    const refused = [
      "update changes.change set kind = ''",
      'delete from changes.change',
      'truncate changes.change',
      'delete from changes.seal',
      "update changes.about set after = '{}'",
      'alter table changes.change disable trigger append_only',
      'alter table holders.holder add column more text',
      'create table holders.more (id int)',
      'create table public.more (id int)',
      'create schema more',
      'drop table holders.holder',
      'create table jobs.more (id int)',
      "update public.migration set digest = ''",
      'truncate tickets.ticket',
      "update invoices.line set product_type = ''",
      'delete from invoices.invoice',
      'delete from free_tickets.book_line',
    ];
    for (const statement of refused) {
      await expect(run(statement), statement).rejects.toThrow(/permission denied|must be owner/);
    }
    await open.close();
  });

  sharedTest(
    'holds all that the demo world does: invoices, closed months, refunds',
    async (urls) => {
      const open = await openDatabase({ ...urls, dataDir: '', secrets: testSecrets }, quiet);
      const clock = testClock('2026-03-28T12:00:00+01:00');
      const hashPassword = async () => 'hash';
      expect(await seedDemoWorld({ database: open.database, clock, hashPassword })).toBe('seeded');
      await open.close();
    },
  );

  sharedTest(
    'starts without the owner when it is up to date, and not before',
    async ({ ownerUrl, databaseUrl }) => {
      await expect(openDatabase({ databaseUrl, dataDir: '' }, quiet)).rejects.toThrow(
        DatabaseRefused,
      );
      await (await openDatabase({ ownerUrl, databaseUrl, dataDir: '' }, quiet)).close();
      const open = await openDatabase({ databaseUrl, dataDir: '' }, quiet);
      const jobs = await openJobQueue({ connection: open.jobs, log: quiet }, []);
      await jobs.stop();
      await open.close();
    },
  );

  sharedTest('is opened by several processes that start at once', async (urls) => {
    const openOnce = () => openDatabase({ ...urls, dataDir: '' }, quiet);
    await (await openOnce()).close();
    const starts = await Promise.allSettled(Array.from({ length: 5 }, openOnce));
    for (const start of starts) if (start.status === 'fulfilled') await start.value.close();
    expect(starts.map(({ status }) => status)).toEqual(starts.map(() => 'fulfilled'));
  });

  sharedTest(
    'lacks a migration that only the owner may run: the start says which',
    async (urls) => {
      const { ownerUrl, databaseUrl } = urls;
      await (await openDatabase({ ...urls, dataDir: '' }, quiet)).close();
      await commandOnServer(
        ownerUrl,
        'delete from public.migration where name = (select max(name) from public.migration)',
      );
      const start = openDatabase({ databaseUrl, dataDir: '' }, quiet);
      await expect(start).rejects.toThrow(/has not run 00\d\d-[\w-]+\.sql, and the role/);
      await expect(start).rejects.toThrow('npm run migrate');
    },
  );

  sharedTest('is refused when both roles may do everything', async ({ ownerUrl, databaseUrl }) => {
    const same = openDatabase({ ownerUrl, databaseUrl: ownerUrl, dataDir: '' }, quiet);
    await expect(same).rejects.toThrow(MigrationRefused);
    const wrong = openDatabase({ ownerUrl: databaseUrl, databaseUrl, dataDir: '' }, quiet);
    await expect(wrong).rejects.toThrow('owns no tables');
  });
});
