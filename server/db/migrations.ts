import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.generated.ts';

export const migrationsFolder = join(import.meta.dirname, '../../database/migrations');

type Migration = { name: string; statements: string; digest: string };

/** Only one process migrates at a time; the others wait for it, then find nothing to do. */
const lockNumber = 7_426_351;

/** The numbered files of `database/migrations`, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(join(folder, name), 'utf8');
      const digest = createHash('sha256').update(statements).digest('hex');
      return { name, statements, digest };
    }),
  );
}

/**
 * Runs what has not run yet, all in one transaction. A file that has run and was edited since is
 * an error: write the next one instead. Gives the names of those that ran now.
 */
export async function migrate(
  kysely: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<string[]> {
  return kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber}::bigint)`.execute(tx);
    await sql`create table if not exists public.migration (
      name text primary key, digest text not null, ran_at timestamptz not null default now())`.execute(
      tx,
    );
    const ran = await sql<{ name: string; digest: string }>`
      select name, digest from public.migration`.execute(tx);
    const digests = new Map(ran.rows.map((row) => [row.name, row.digest]));
    const names: string[] = [];
    for (const { name, statements, digest } of migrations) {
      const before = digests.get(name);
      if (before === digest) continue;
      if (before) throw new Error(`${name} has run and was edited since; write a new migration.`);
      await sql.raw(statements).execute(tx);
      await sql`insert into public.migration (name, digest) values (${name}, ${digest})`.execute(tx);
      names.push(name);
    }
    return names;
  });
}
