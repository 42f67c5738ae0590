import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.generated.ts';
import { lockMigrations } from './migration-lock.store.ts';

const migrationsFolder = join(import.meta.dirname, '../../../../database/migrations');

export type Migration = { name: string; statements: string; digest: string };

/** The database has run other files than these: the start says which, without a stack. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
  constructor(reason: string) {
    super(`Takst cannot start:\n  ${reason}`);
  }
}

/** The numbered files of `database/migrations`, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // The checkout may have changed line ends.
      const statements = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const digest = createHash('sha256').update(statements).digest('hex');
      return { name, statements, digest };
    }),
  );
}

/**
 * Runs new migrations, each in a transaction of its own, and returns their names. Refuses a database when a
 * file was edited or removed after it ran there, or sorts before one that has run (docs/decisions/0121).
 */
export async function migrate(
  kysely: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<string[]> {
  const digestsByName = await kysely.transaction().execute(lockDigests);
  const names: string[] = [];
  for (const migration of migrationsToRun(digestsByName, migrations)) {
    if (await runOnce(kysely, migration)) names.push(migration.name);
  }
  return names;
}

/** The names of the migrations that have not run, on a database that has run some; refuses it as `migrate` does. */
export async function newMigrations(
  kysely: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<string[]> {
  return migrationsToRun(await readDigests(kysely), migrations).map(({ name }) => name);
}

function migrationsToRun(ranDigests: Digests, migrations: readonly Migration[]): Migration[] {
  const ran = [...ranDigests.keys()].sort();
  refuseRemoved(ran, migrations);
  const last = ran.at(-1) ?? '';
  const toRun = migrations.filter((migration) => !isDone(migration, ranDigests));
  const early = toRun.find(({ name }) => name < last);
  if (early) {
    throw new MigrationRefused(
      `${early.name} is new, and ${last} has run on this database: give it the next number.`,
    );
  }
  return toRun;
}

type Digests = Map<string, string>;

async function lockDigests(tx: Kysely<Tables>): Promise<Digests> {
  await lockMigrations(tx);
  await sql`create table if not exists public.migration (
    name text primary key, digest text not null, ran_at timestamptz not null default now())`.execute(
    tx,
  );
  return readDigests(tx);
}

async function readDigests(kysely: Kysely<Tables>): Promise<Digests> {
  const { rows } = await sql<{ name: string; digest: string }>`
    select name, digest from public.migration`.execute(kysely);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/**
 * A database that has run a file which is no longer there has another schema than these files make, as one
 * from before the baseline (docs/decisions/0121). Files after the newest are those of a newer version.
 */
function refuseRemoved(ran: readonly string[], migrations: readonly Migration[]): void {
  const names = new Set(migrations.map(({ name }) => name));
  const newest = migrations.at(-1)?.name ?? '';
  const removed = ran.find((name) => name <= newest && !names.has(name));
  if (removed === undefined) return;
  throw new MigrationRefused(
    `This database has run ${removed}, which this version of Takst does not have: ` +
      'it cannot be brought up to date. Begin with an empty database or data folder.',
  );
}

function isDone({ name, digest }: Migration, ran: Digests): boolean {
  const before = ran.get(name);
  if (before && before !== digest) {
    throw new MigrationRefused(
      `${name} was edited after it ran on this database. Migrations are never edited: ` +
        'put the file back as it was, and write the next one.',
    );
  }
  return before !== undefined;
}

/** Checks again under the lock: another process may have run it. */
async function runOnce(kysely: Kysely<Tables>, migration: Migration): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    if (isDone(migration, await lockDigests(tx))) return false;
    const { name, digest, statements } = migration;
    await sql.raw(statements).execute(tx);
    await sql`insert into public.migration (name, digest) values (${name}, ${digest})`.execute(tx);
    return true;
  });
}
