import pg from 'pg';
import { getOrInsert } from '#platform/db/get-or-insert.ts';
import { openMigratedServer } from '#platform/db/connection/open-database.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import type { Template, TemplateKind } from './template.ts';

/** Test processes that find no template make it one after the other. */
const lockNumber = 7_426_352;

export const quiet = { info: () => undefined, warn: () => undefined };

export const urlOfDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** A statement on the server itself, outside the databases of the tests. */
export async function commandOnServer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement));
}

const keptConnections = new Map<string, pg.Pool>();

/** As `commandOnServer`, on a connection that stays: to connect takes longer than to copy a database for a test. */
export async function commandOfTests(url: string, statement: string): Promise<void> {
  await getOrInsert(keptConnections, url, () => keepConnection(url)).query(statement);
}

/** It keeps no process alive, and is replaced when it is lost. */
const keepConnection = (url: string): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => undefined);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const templates = new Map<string, Promise<string>>();

/** The name of a template's database on the server. */
export const databaseNameOf = ({ name }: Template): string => `takst_template_${name}`;

/** The name of a database to copy, made once and kept for the next test process. */
export const serverTemplate = (url: string, template: Template): Promise<string> =>
  getOrInsert(templates, template.name, async () => {
    const from = template.from && (await serverTemplate(url, template.from));
    return withClient(url, (client) => findOrMake(client, { url, template, from }));
  });

type DatabaseCopy = { url: string; template: Template; from: string | undefined };

async function findOrMake(
  client: pg.Client,
  { url, template, from = 'template1' }: DatabaseCopy,
): Promise<string> {
  const name = databaseNameOf(template);
  await client.query('select pg_advisory_lock($1)', [lockNumber]);
  const existing = await client.query('select from pg_database where datname = $1', [name]);
  if (existing.rowCount === 0) {
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished} template ${from} strategy file_copy`);
    const open = openMigratedServer(urlOfDatabase(url, unfinished), quiet, {
      secrets: testSecrets,
    });
    // What fills it may be a portal, which closes its database when it stops.
    await template.fill({ ...open, close: async () => undefined }).finally(() => open.close());
    // A copy has no counts of changes by which tables would be analyzed there.
    await commandOnServer(urlOfDatabase(url, unfinished), 'analyze');
    await client.query(`alter database ${unfinished} rename to ${name}`);
    for (const kind of ['migrated', 'world', 'portal', 'demo'] as const)
      await dropOldOnes(client, kind);
  }
  await client.query('select pg_advisory_unlock($1)', [lockNumber]);
  return name;
}

/** Other checkouts may test on the same server, and need the templates of theirs while they run: the newest are kept. */
const dropOldOnes = (client: pg.Client, kind: TemplateKind): Promise<void> =>
  dropDatabases(client, `takst\\_template\\_${kind}\\_%`, 12);

/** Those that tests left behind when they were killed. */
export const dropTestDatabases = (url: string): Promise<void> =>
  withClient(url, (client) => dropDatabases(client, 'takst\\_test\\_%', 0));

/** Drops the databases whose names are like a pattern, but the newest ones. */
async function dropDatabases(client: pg.Client, like: string, kept: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like $1 order by oid desc offset $2`,
    [like, kept],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
}
