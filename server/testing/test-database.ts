import { randomUUID } from 'node:crypto';
import { type Migration, readMigrations } from '#db/migrate/migrations.ts';
import { onPGlite, onServer, type OpenDatabase } from '#db/connection/open-database.ts';
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
  const open = onPGlite(await openPGlite(null, await embeddedTemplate(await migrations())));
  return { ...open, drop: open.close };
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const template = await serverTemplate(url, await migrations());
  const name = `takst_test_${randomUUID().replaceAll('-', '')}`;
  await commandOnServer(url, `create database ${name} template ${template}`);
  const open = onServer(urlOfDatabase(url, name), quiet);
  return {
    ...open,
    drop: async () => {
      await open.close();
      await commandOnServer(url, `drop database ${name} with (force)`);
    },
  };
}

const serverUrl = process.env['TEST_DATABASE_URL'];

/** For `describe.each`: PGlite always, PostgreSQL where TEST_DATABASE_URL names a server. */
export const testDatabases: { name: string; open: () => Promise<TestDatabase> }[] = [
  { name: 'PGlite', open: openEmbedded },
  ...(serverUrl ? [{ name: 'PostgreSQL', open: () => openOnServer(serverUrl) }] : []),
];
