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
const migrations = (): Promise<Migration[]> => (read ??= readMigrations());

async function openEmbedded(): Promise<TestDatabase> {
  const open = openMigratedPGlite(
    await openPGlite(null, await embeddedTemplate(await migrations())),
  );
  return { ...open, drop: open.close };
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const template = await serverTemplate(url, await migrations());
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

/** A migrated database of its own, for whoever drops it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (databaseName === 'PGlite') return openEmbedded();
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL to test on.');
  return openOnServer(url);
}
