import type { PGlite, PGliteOptions, QueryOptions, Results } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { DatabaseRefused } from './database-refused.ts';
import { type Statement, statementChannel } from './statement-channel.ts';
import type { Tables } from '../tables.generated.ts';
import { asParameter, parsers } from './temporal-values.ts';

/** Opens PGlite with the extensions that the migrations need; in memory when `folder` is null. */
export async function openPGlite(
  folder: string | null,
  options: Omit<PGliteOptions, 'dataDir' | 'extensions'> = {},
): Promise<PGlite> {
  const { create, extensions } = await loadPGlite();
  const pglite = await create({
    ...options,
    ...(folder === null ? {} : { dataDir: folder }),
    extensions,
  });
  // As on PostgreSQL (`postgres.ts`), so that both write times alike.
  await pglite.exec(`set timezone = 'UTC'`);
  return pglite;
}

/** Read only where it is opened: a production installation does not have the package (docs/decisions/0133). */
async function loadPGlite() {
  try {
    const { PGlite: embedded } = await import('@electric-sql/pglite');
    const { btree_gin } = await import('@electric-sql/pglite/contrib/btree_gin');
    const { btree_gist } = await import('@electric-sql/pglite/contrib/btree_gist');
    const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
    return {
      create: (options: PGliteOptions) => embedded.create(options),
      extensions: { btree_gin, btree_gist, pg_trgm },
    };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'))
      throw error;
    throw new DatabaseRefused(
      'Takst cannot start:\n  DATABASE_URL: is missing, and the embedded database for trying is no part of a production installation',
    );
  }
}

type Runner = Pick<PGlite, 'query' | 'exec'>;
type QueryHandle = Pick<PGlite, 'query'>;

/**
 * Kysely lends the only connection to one caller at a time, and PGlite's own transaction keeps others
 * (such as the job library) out meanwhile.
 */
export function connectPGlite(pglite: PGlite): Kysely<Tables> {
  const facade = {
    ...withTemporalValues(pglite),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    transaction: <T>(work: (tx: QueryHandle & { rollback(): Promise<void> }) => Promise<T>) =>
      pglite.transaction((tx) =>
        work({ ...withTemporalValues(tx), rollback: () => tx.rollback() }),
      ),
  };
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: facade }) });
}

/**
 * Converts Temporal values here, not in PGlite's settings: the job library shares the PGlite and expects
 * the driver's own values. Without parameters, several statements may come at once, as on PostgreSQL;
 * the last one gives the result.
 */
const withTemporalValues = (runner: Runner): QueryHandle => ({
  async query<T>(statement: string, values: unknown[] = [], queryOptions: QueryOptions = {}) {
    statementChannel.publish({ statement, values } satisfies Statement);
    const options = { ...queryOptions, parsers };
    if (values.length > 0) return runner.query<T>(statement, values.map(asParameter), options);
    const results = await runner.exec(statement, options);
    return (results.at(-1) ?? { rows: [], fields: [] }) as Results<T>;
  },
});
