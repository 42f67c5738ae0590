import { PGlite, type PGliteOptions, type QueryOptions, type Results } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { type Statement, statementChannel } from './statement-channel.ts';
import type { Tables } from '../tables.generated.ts';
import { asParameter, parsers } from './temporal-values.ts';

/** Opens PGlite with the extensions that the migrations need; in memory when `folder` is null. */
export async function openPGlite(
  folder: string | null,
  options: Omit<PGliteOptions, 'dataDir' | 'extensions'> = {},
): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...options,
    ...(folder === null ? {} : { dataDir: folder }),
    extensions: { btree_gin, btree_gist, pg_trgm },
  });
  // As on PostgreSQL (`postgres.ts`), so that both write times alike.
  await pglite.exec(`set timezone = 'UTC'`);
  return pglite;
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
