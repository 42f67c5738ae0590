import { sql, type Kysely } from 'kysely';
import { join } from 'node:path';
import { fromPglite, type ConstructorOptions } from 'pg-boss';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database.ts';
import { connectPGlite, openPGlite } from './embedded.ts';
import {
  type StartCache,
  startCacheOnPGlite,
  startCacheOnServer,
} from '../cache/listen-for-changes.ts';
import { checkKeys } from '../secrets/check-keys.ts';
import { lockDataFolder } from './lock-file.ts';
import { migrateOnServer, runMigrations } from '../migrate/migrate-on-server.ts';
import { countJobs } from './count-jobs.query.ts';
import { type Connect, connectPostgres, connectWithPool, defaultSettings } from './postgres.ts';
import { readsOfStandby } from './reads-of-standby.ts';
import { type StandbyReport, type StandbyTimes, watchStandby } from '../standby/standby.ts';
import { type ProcessCache, processCache } from '../process-cache.ts';
import type { DatabaseLog } from './database-log.ts';
import { jobsSchema } from '../jobs-schema.ts';
import { createDatabase } from '../tables.ts';
import type { Tables } from '../tables.generated.ts';
import { noSecrets } from '#platform/secrets/no-secrets.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

export type DatabaseSettings = {
  /** Null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** The role that owns the tables and migrates, where that of `databaseUrl` does neither. */
  ownerUrl?: string | undefined;
  /** Leads to PostgreSQL itself where `databaseUrl` leads to a connection pooler. */
  listenUrl?: string | undefined;
  /** Leads to a hot standby of it, for the reads that may go there. */
  readUrl?: string | undefined;
  dataDir: string;
} & WithSecrets;

type WithSecrets = {
  /** What secrets are encrypted with; without them none can be written or read. */
  secrets?: Secrets | undefined;
};

/** An opened and migrated database. */
export type OpenDatabase = {
  kind: 'postgres' | 'pglite';
  database: Database;
  secrets: Secrets;
  /** Connection options for the job library. */
  jobs: ConstructorOptions;
  startCache: StartCache;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Throws when the tables of the job library are missing. */
  pingJobs(): Promise<void>;
  /** Connections of the pool; null for the embedded database, which has one. */
  pool: (() => { open: number; idle: number; waiting: number }) | null;
  /** Null without a standby. */
  standby: (() => StandbyReport) | null;
  /** Beside the pool: it is asked when all connections are in use. */
  countJobs(): ReturnType<typeof countJobs>;
  close(): Promise<void>;
};

/**
 * Opens PostgreSQL, or the embedded database without a URL, runs the migrations, and refuses keys that do not read what is
 * stored.
 */
export async function openDatabase(
  { secrets = noSecrets, ...settings }: DatabaseSettings,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  const open = await openUnchecked({ ...settings, secrets }, log);
  if (secrets === noSecrets) return open;
  try {
    const { clear } = await checkKeys(open);
    if (clear > 0) log.warn(inTheClear(clear));
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

const inTheClear = (count: number): string =>
  `${count} secrets of an earlier version are not encrypted: run npm run rotate-key.`;

async function openUnchecked(
  {
    databaseUrl,
    ownerUrl,
    listenUrl,
    readUrl,
    dataDir,
    secrets,
  }: DatabaseSettings & { secrets: Secrets },
  log: DatabaseLog,
): Promise<OpenDatabase> {
  if (databaseUrl === null) return openInFolder(dataDir, secrets, log);
  const { ownsTables } = await migrateOnServer({ databaseUrl, ownerUrl, listenUrl }, log);
  return openMigratedServer(databaseUrl, log, { listenUrl, readUrl, ownsTables, secrets });
}

type ServerOptions = WithSecrets & {
  /** As in `DatabaseSettings`. */
  readonly listenUrl?: string | undefined;
  /** As in `DatabaseSettings`. */
  readonly readUrl?: string | undefined;
  readonly standbyTimes?: StandbyTimes;
  /** False for a role that may not alter tables, those of the job library included. */
  readonly ownsTables?: boolean;
  /** Of another role's connections to the same database in this process; each has one of its own without it. */
  readonly cache?: ProcessCache;
};

/** Opens a PostgreSQL that is migrated already. */
export function openMigratedServer(
  url: string,
  log: DatabaseLog,
  {
    listenUrl = url,
    ownsTables = true,
    secrets = noSecrets,
    cache = processCache(),
    ...reading
  }: ServerOptions = {},
): OpenDatabase {
  const isPooled = listenUrl !== url;
  const { kysely, pool, connect } = connectWithPool(
    url,
    {
      onIdleError: ({ message }) =>
        log.warn(`a database connection was lost while idle: ${message}`),
      onCacheStale: cache.forget,
    },
    { ...defaultSettings, isPooled },
  );
  const standby =
    reading.readUrl === undefined
      ? null
      : openStandby(reading.readUrl, connect, { log, times: reading.standbyTimes });
  const parts = serverParts({ url, isPooled }, kysely, {
    cache,
    secrets,
    standbyReads: standby?.reads,
  });
  return {
    kind: 'postgres',
    pool,
    // The job library listens too.
    jobs: { ...jobsOnServer(listenUrl), ...(ownsTables ? {} : withoutOwnTables) },
    startCache: startCacheOnServer({ listenUrl, cache, kysely, warn: log.warn }),
    ...parts,
    standby: standby && standby.report,
    close: async () => {
      await standby?.close();
      await parts.close();
    },
  };
}

type StandbyOptions = { readonly log: DatabaseLog; readonly times: StandbyTimes | undefined };

function openStandby(url: string, primary: Connect, { log, times }: StandbyOptions) {
  // That it is lost is told once, by what watches it.
  const { kysely, connect } = connectWithPool(
    url,
    { onIdleError: () => undefined },
    standbySettings,
  );
  const standby = watchStandby({ primary, standby: connect, warn: log.warn, times });
  return {
    reads: readsOfStandby(standby, primary),
    report: standby.report,
    close: async () => {
      await standby.stop();
      await kysely.destroy();
    },
  };
}

/** A call that waits for the standby could be answered by the primary. */
const standbySettings = { ...defaultSettings, connectMs: 1_000, queueMs: 2_000, isStandby: true };

/** Pings on connections of its own: a check does not wait for those that calls and jobs use. */
type Beside = {
  cache: ProcessCache;
  secrets: Secrets;
  standbyReads?: Kysely<Tables> | undefined;
};
type Address = { readonly url: string; readonly isPooled: boolean };

function serverParts({ url, isPooled }: Address, kysely: Kysely<Tables>, beside: Beside) {
  const settings = { ...pingSettings, isPooled };
  const own = connectPostgres(url, { onIdleError: () => undefined }, settings);
  return {
    ...databaseParts(kysely, beside),
    ...pingsOn(own),
    close: async () => void (await Promise.all([kysely.destroy(), own.destroy()])),
  };
}

/** A server that is slow to answer is not lost; one that lets nobody connect is. */
const pingSettings = {
  // Two checks, each asked again every three seconds while a lost network keeps statements waiting.
  size: 12,
  connectMs: 1_500,
  queueMs: 5_000,
  statementMs: 15_000,
  idleInTransactionMs: 20_000,
};

/** The job library has its own connections, so that a burst of requests does not delay jobs. */
const jobsOnServer = (connectionString: string) => ({
  connectionString,
  application_name: 'takst jobs',
  max: 4,
  connectionTimeoutMillis: 5_000,
  query_timeout: 60_000,
  keepAlive: true,
});

/** The owner has made the tables of the job library; to rebuild an index takes the owner too. */
const withoutOwnTables = { migrate: false, createSchema: false, reindex: false } as const;

/** Wraps a PGlite that is migrated already. */
export function openMigratedPGlite(pglite: PGlite, secrets: Secrets = noSecrets): OpenDatabase {
  const cache = processCache();
  return {
    kind: 'pglite',
    pool: null,
    standby: null,
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    startCache: startCacheOnPGlite(pglite, cache),
    ...databaseParts(connectPGlite(pglite), { cache, secrets }),
  };
}

const pingsOn = (kysely: Kysely<Tables>) => ({
  countJobs: () => countJobs(kysely),
  ping: async () => void (await sql`select 1`.execute(kysely)),
  pingJobs: async () => {
    const { rows } = await sql<{ isThere: boolean }>`
      select to_regclass(${`${jobsSchema}.version`}) is not null as "isThere"`.execute(kysely);
    if (!rows[0]?.isThere) throw new Error('the job tables are missing');
  },
});

const databaseParts = (kysely: Kysely<Tables>, beside: Beside) => ({
  database: createDatabase(kysely, beside),
  secrets: beside.secrets,
  ...pingsOn(kysely),
  close: () => kysely.destroy(),
});

async function openInFolder(
  dataDir: string,
  secrets: Secrets,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  const unlock = await lockDataFolder(dataDir);
  log.warn(
    `embedded database in ${dataDir}: for trying and developing, not for production ` +
      '(it does not wait for the disk). Set DATABASE_URL to use PostgreSQL, with TAKST_DEMO=1 to try Takst on it.',
  );
  try {
    const pglite = await openPGlite(join(dataDir, 'database'));
    await runMigrations(connectPGlite(pglite), log);
    const open = openMigratedPGlite(pglite, secrets);
    return { ...open, close: () => open.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
