import { randomUUID } from 'node:crypto';
import { fromPglite } from 'pg-boss';
import pg from 'pg';
import { sql } from 'kysely';
import { connectPGlite, openPGlite } from '#db/embedded.ts';
import { migrate, readMigrations } from '#db/migrations.ts';
import { openDatabase, type OpenDatabase } from '#db/open-database.ts';
import { databaseOver } from '#db/tables.ts';

/** A migrated database of a test's own; `drop` closes and forgets it. */
export type TestDatabase = OpenDatabase & { drop(): Promise<void> };

const quiet = { info: () => undefined, warn: () => undefined };

/** Made once for each test process: a copy costs a fraction of migrating. */
let template: Promise<File | Blob> | undefined;

async function makeTemplate(): Promise<File | Blob> {
  const pglite = await openPGlite(null);
  await migrate(connectPGlite(pglite), await readMigrations());
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

async function openEmbedded(): Promise<TestDatabase> {
  const pglite = await openPGlite(null, await (template ??= makeTemplate()));
  const kysely = connectPGlite(pglite);
  const close = () => kysely.destroy();
  return {
    kind: 'pglite',
    database: databaseOver(kysely),
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    ping: async () => void (await sql`select 1`.execute(kysely)),
    close,
    drop: close,
  };
}

const serverUrl = process.env['TEST_DATABASE_URL'];

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const urlOf = (name: string): string =>
  Object.assign(new URL(serverUrl ?? ''), { pathname: `/${name}` }).href;

async function openOnServer(): Promise<TestDatabase> {
  const name = `takst_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const open = await openDatabase({ databaseUrl: urlOf(name), dataDir: '' }, quiet);
  return {
    ...open,
    drop: async () => {
      await open.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/** For `describe.each`: PGlite always, PostgreSQL where TEST_DATABASE_URL names a server. */
export const testDatabases: { name: string; open: () => Promise<TestDatabase> }[] = [
  { name: 'PGlite', open: openEmbedded },
  ...(serverUrl ? [{ name: 'PostgreSQL', open: openOnServer }] : []),
];
