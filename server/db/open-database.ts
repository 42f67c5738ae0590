import { sql } from 'kysely';
import { join } from 'node:path';
import { fromPglite, type ConstructorOptions } from 'pg-boss';
import type { Database } from './database.ts';
import { connectPGlite, openPGlite } from './embedded.ts';
import { lockDataFolder } from './lock-file.ts';
import { migrate, readMigrations } from './migrations.ts';
import { connectPostgres } from './postgres.ts';
import { databaseOver } from './tables.ts';

export type DatabaseSettings = {
  /** Null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
};

export type DatabaseLog = {
  info: (text: string) => void;
  warn: (text: string) => void;
};

/** An opened and migrated database. */
export type OpenDatabase = {
  kind: 'postgres' | 'pglite';
  database: Database;
  /** How the job library reaches the same database. */
  jobs: Pick<ConstructorOptions, 'db' | 'connectionString' | 'backend'>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Opens PostgreSQL, or the embedded database where no address is given, and runs the migrations. */
export async function openDatabase(
  settings: DatabaseSettings,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  const open = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, log)
    : await openEmbedded(settings.dataDir, log);
  return open;
}

async function openPostgres(url: string, log: DatabaseLog): Promise<OpenDatabase> {
  const { kysely } = connectPostgres(url, (error) =>
    log.warn(`a database connection was lost while idle: ${error.message}`),
  );
  await migrated(kysely, log);
  return {
    kind: 'postgres',
    database: databaseOver(kysely),
    jobs: { connectionString: url },
    ping: async () => void (await sql`select 1`.execute(kysely)),
    close: () => kysely.destroy(),
  };
}

async function openEmbedded(dataDir: string, log: DatabaseLog): Promise<OpenDatabase> {
  const unlock = lockDataFolder(dataDir);
  log.warn(
    `embedded database in ${dataDir}: for trying and developing, not for production ` +
      '(it does not wait for the disk). Set DATABASE_URL to use PostgreSQL.',
  );
  try {
    const pglite = await openPGlite(join(dataDir, 'database'));
    const kysely = connectPGlite(pglite);
    await migrated(kysely, log);
    return {
      kind: 'pglite',
      database: databaseOver(kysely),
      jobs: { db: fromPglite(pglite), backend: 'pglite' },
      ping: async () => void (await sql`select 1`.execute(kysely)),
      close: async () => {
        await kysely.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function migrated(kysely: Parameters<typeof migrate>[0], log: DatabaseLog): Promise<void> {
  const names = await migrate(kysely, await readMigrations());
  if (names.length > 0) log.info(`migrations run: ${names.join(', ')}`);
}
