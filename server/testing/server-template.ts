import pg from 'pg';
import { getOrInsert } from '#db/cache/get-or-insert.ts';
import { connectPostgres } from '#db/connection/postgres.ts';
import { migrate, type Migration } from '#db/migrate/migrations.ts';
import { templateName } from './embedded-template.ts';

/** Test processes that find no template make it one after the other. */
const lockNumber = 7_426_352;

export const urlOfDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** A statement on the server itself, outside the databases of the tests. */
export async function commandOnServer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement));
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const templates = new Map<string, Promise<string>>();

/** The name of a migrated database to copy, made once and kept for the next test process. */
export const serverTemplate = (url: string, migrations: readonly Migration[]): Promise<string> =>
  getOrInsert(templates, templateName(migrations), () =>
    withClient(url, (client) => findOrMake(client, url, migrations)),
  );

async function findOrMake(
  client: pg.Client,
  url: string,
  migrations: readonly Migration[],
): Promise<string> {
  const name = `takst_template_${templateName(migrations)}`;
  await client.query('select pg_advisory_lock($1)', [lockNumber]);
  const found = await client.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) {
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const kysely = connectPostgres(urlOfDatabase(url, unfinished), {
      onIdleError: () => undefined,
    });
    await migrate(kysely, migrations).finally(() => kysely.destroy());
    await client.query(`alter database ${unfinished} rename to ${name}`);
  }
  await client.query('select pg_advisory_unlock($1)', [lockNumber]);
  return name;
}
