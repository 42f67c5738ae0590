import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.generated.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../database/migrations');

export type Migration = { name: string; statements: string; digest: string };

/** Only one process migrates at a time; the others wait for it, then find nothing to do. */
const lockNumber = 7_426_351;

/** The numbered files of `database/migrations`, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // Line ends are the checkout's, not the author's.
      const statements = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const digest = createHash('sha256').update(statements).digest('hex');
      return { name, statements, digest };
    }),
  );
}

/**
 * Runs what has not run yet, each in a transaction of its own. A file that has run and was edited
 * since is an error, and so is a new one that sorts before one that has run: write the next one
 * instead. Gives the names of those that ran now.
 */
export async function migrate(
  kysely: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<string[]> {
  const ran = await kysely.transaction().execute(digestsOfRun);
  const last = [...ran.keys()].sort().at(-1) ?? '';
  const names: string[] = [];
  for (const migration of migrations) {
    if (isDone(migration, ran)) continue;
    const { name } = migration;
    if (name < last) throw new Error(`${name} comes after ${last}, which has run: renumber it.`);
    if (await runOnce(kysely, migration)) names.push(name);
  }
  return names;
}

type Digests = Map<string, string>;

async function digestsOfRun(tx: Kysely<Tables>): Promise<Digests> {
  await sql`select pg_advisory_xact_lock(${lockNumber}::bigint)`.execute(tx);
  await sql`create table if not exists public.migration (
    name text primary key, digest text not null, ran_at timestamptz not null default now())`.execute(
    tx,
  );
  const { rows } = await sql<{ name: string; digest: string }>`
    select name, digest from public.migration`.execute(tx);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

function isDone({ name, digest }: Migration, ran: Digests): boolean {
  const before = ran.get(name);
  if (before && before !== digest) {
    throw new Error(`${name} has run and was edited since; write a new migration instead.`);
  }
  return before !== undefined;
}

/** Under the lock it is asked again: another process may have been first. */
async function runOnce(kysely: Kysely<Tables>, migration: Migration): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    if (isDone(migration, await digestsOfRun(tx))) return false;
    const { name, digest, statements } = migration;
    await sql.raw(statements).execute(tx);
    await sql`insert into public.migration (name, digest) values (${name}, ${digest})`.execute(tx);
    return true;
  });
}
