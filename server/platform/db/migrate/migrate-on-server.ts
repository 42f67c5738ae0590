import type { Kysely } from 'kysely';
import { PgBoss } from 'pg-boss';
import { databaseRefused } from '../connection/database-refused.ts';
import type { DatabaseLog } from '../connection/database-log.ts';
import { connectPostgres } from '../connection/postgres.ts';
import { jobsSchema } from '../jobs-schema.ts';
import type { Tables } from '../tables.generated.ts';
import { currentRole, grantToApplication, mayMigrate } from './application-rights.store.ts';
import { setUpPooledRole } from './pooled-role.store.ts';
import { migrate, MigrationRefused, newMigrations, readMigrations } from './migrations.ts';

type ServerSettings = {
  readonly databaseUrl: string;
  /** The role that owns the tables, where that of `databaseUrl` does not. */
  readonly ownerUrl?: string | undefined;
  /** PostgreSQL itself by the same role, where `databaseUrl` leads to a connection pooler. */
  readonly listenUrl?: string | undefined;
};

/** A migration may take long, and waits for other processes that migrate. */
const migrationTimeouts = {
  connectMs: 5_000,
  queueMs: 5_000,
  statementMs: 30 * 60_000,
  idleInTransactionMs: 60_000,
};

/**
 * Brings a PostgreSQL up to date, and says whether the role of `databaseUrl` owns the tables. Throws DatabaseRefused
 * when the database refuses a role, MigrationRefused when there are migrations that no role here may run.
 */
export async function migrateOnServer(
  { databaseUrl, ownerUrl, listenUrl }: ServerSettings,
  log: DatabaseLog,
): Promise<{ ownsTables: boolean }> {
  const address: Address =
    listenUrl === undefined
      ? { name: 'DATABASE_URL', url: databaseUrl }
      : { name: 'DATABASE_LISTEN_URL', url: listenUrl };
  if (listenUrl !== undefined && listenUrl !== databaseUrl)
    await connected(address, log, setUpPooledRole);
  if (ownerUrl === undefined) {
    return connected(address, log, (kysely) => migrateIfOwner(kysely, log));
  }
  const application = await connected(address, log, currentRole);
  await connected({ name: 'DATABASE_OWNER_URL', url: ownerUrl }, log, async (kysely) => {
    const owner = await currentRole(kysely);
    if (application.name === owner.name || application.isSuperuser) {
      throw new MigrationRefused(
        `DATABASE_URL: its role ${application.name} may do everything that DATABASE_OWNER_URL may. ` +
          'Name a role there that owns no tables and is no superuser.',
      );
    }
    await runMigrations(kysely, log);
    await installJobs(ownerUrl);
    await grantToApplication(kysely, application.name);
  });
  return { ownsTables: false };
}

type Address = {
  readonly name: 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_LISTEN_URL';
  readonly url: string;
};

async function connected<T>(
  { name, url }: Address,
  log: DatabaseLog,
  work: (kysely: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const onIdleError = (error: Error) => log.warn(error.message);
  const kysely = connectPostgres(url, { onIdleError }, migrationTimeouts);
  try {
    return await work(kysely);
  } catch (error) {
    throw databaseRefused(url, error, name) ?? error;
  } finally {
    await kysely.destroy();
  }
}

async function migrateIfOwner(
  kysely: Kysely<Tables>,
  log: DatabaseLog,
): Promise<{ ownsTables: boolean }> {
  if (await mayMigrate(kysely)) {
    await runMigrations(kysely, log);
    return { ownsTables: true };
  }
  const names = await newMigrations(kysely, await readMigrations());
  if (names.length === 0) return { ownsTables: false };
  throw new MigrationRefused(
    `The database has not run ${names.join(', ')}, and the role of DATABASE_URL may not alter its tables. ` +
      'Run `npm run migrate` with DATABASE_OWNER_URL first.',
  );
}

export async function runMigrations(kysely: Kysely<Tables>, log: DatabaseLog): Promise<void> {
  const names = await migrate(kysely, await readMigrations());
  if (names.length > 0) log.info(`migrations run: ${names.join(', ')}`);
}

/** Makes the tables of the job library, or brings them up to date: its own start could not. */
async function installJobs(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema: jobsSchema,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}
