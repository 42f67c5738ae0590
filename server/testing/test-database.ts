import { randomUUID } from 'node:crypto';
import { type Migration, readMigrations } from '#db/migrate/migrations.ts';
import {
  openMigratedPGlite,
  openMigratedServer,
  type OpenDatabase,
} from '#db/connection/open-database.ts';
import { openPGlite } from '#db/connection/embedded.ts';
import { embeddedTemplate } from './embedded-template.ts';
import { commandOnServer, serverTemplate, urlOfDatabase } from './server-template.ts';

/** A migrated database of a test's own; `drop` closes and forgets it. */
export type TestDatabase = OpenDatabase & { drop(): Promise<void> };

const quiet = { info: () => undefined, warn: () => undefined };

/** Read once for each test process; the templates are kept by what stands in them. */
let read: Promise<Migration[]> | undefined;
export const migrations = (): Promise<Migration[]> => (read ??= readMigrations());

async function openEmbedded(steps: readonly Migration[]): Promise<TestDatabase> {
  const open = openMigratedPGlite(await openPGlite(null, await embeddedTemplate(steps)));
  return { ...open, drop: open.close };
}

async function openOnServer(url: string, steps: readonly Migration[]): Promise<TestDatabase> {
  const template = await serverTemplate(url, steps);
  const name = `takst_test_${randomUUID().replaceAll('-', '')}`;
  await commandOnServer(url, `create database ${name} template ${template}`);
  const open = openMigratedServer(urlOfDatabase(url, name), quiet);
  return {
    ...open,
    drop: async () => {
      await open.close();
      await commandOnServer(url, `drop database ${name} with (force)`);
    },
  };
}

/** The database on which this run tests: the project of vitest says so (`server/testing/on-both-databases.ts`). */
export const databaseName: 'PGlite' | 'PostgreSQL' =
  process.env['TEST_ON'] === 'PostgreSQL' ? 'PostgreSQL' : 'PGlite';

/** A migrated database of its own, for whoever drops it; with `before`, as it was before a migration. */
export async function openTestDatabase(before?: string): Promise<TestDatabase> {
  const steps = (await migrations()).filter(({ name }) => before === undefined || name < before);
  if (databaseName === 'PGlite') return openEmbedded(steps);
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL to test on.');
  return openOnServer(url, steps);
}
