import { randomUUID } from 'node:crypto';
import { type Migration, readMigrations } from '#platform/db/migrate/migrations.ts';
import {
  openMigratedPGlite,
  openMigratedServer,
  type OpenDatabase,
} from '#platform/db/connection/open-database.ts';
import { copyOfTemplate } from './templates/embedded-template.ts';
import {
  commandOfTests,
  quiet,
  serverTemplate,
  urlOfDatabase,
} from './templates/server-template.ts';
import { testSecrets } from './test-secrets.ts';
import { migratedTemplate, type Template } from './templates/template.ts';

/** A migrated database of a test's own; `drop` closes and forgets it. */
export type TestDatabase = OpenDatabase & { drop(): Promise<void> };

/** Read once for each test process; the templates are kept by what stands in them. */
let read: Promise<Migration[]> | undefined;
export const migrations = (): Promise<Migration[]> => (read ??= readMigrations());

async function openEmbedded(template: Template): Promise<TestDatabase> {
  const open = openMigratedPGlite(await copyOfTemplate(template), testSecrets);
  return { ...open, drop: open.close };
}

async function openOnServer(url: string, template: Template): Promise<TestDatabase> {
  const copied = await serverTemplate(url, template);
  const name = `takst_test_${randomUUID().replaceAll('-', '')}`;
  // A copy of its files: by default each page goes through the log, which takes three times as long.
  await commandOfTests(url, `create database ${name} template ${copied} strategy file_copy`);
  // A test runs a statement a few times, on tables of a few rows: a connection plans a prepared statement once, where it
  // would plan it anew five times. That takes a tenth less of the processor.
  await commandOfTests(url, `alter database ${name} set plan_cache_mode to force_generic_plan`);
  const open = openMigratedServer(urlOfDatabase(url, name), quiet, { secrets: testSecrets });
  return {
    ...open,
    // Each connection is a process of the server, and all workers of jobs look for one at the start.
    jobs: { ...open.jobs, max: 2 },
    drop: async () => {
      await open.close();
      await commandOfTests(url, `drop database ${name} with (force)`);
    },
  };
}

/** The database on which this run tests: the project of vitest says so (`server/testing/on-both-databases.ts`). */
export const databaseName: 'PGlite' | 'PostgreSQL' =
  process.env['TEST_ON'] === 'PostgreSQL' ? 'PostgreSQL' : 'PGlite';

/** Opens a copy of a template as a database of its own; the caller drops it. */
export async function openCopy(template: Template): Promise<TestDatabase> {
  if (databaseName === 'PGlite') return openEmbedded(template);
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL to test on.');
  return openOnServer(url, template);
}

/** As `openCopy`, migrated and empty. */
export const openTestDatabase = async (): Promise<TestDatabase> =>
  openCopy(migratedTemplate(await migrations()));
