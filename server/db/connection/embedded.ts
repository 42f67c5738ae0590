import { PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { type Statement, statementChannel } from './statement-channel.ts';
import type { Tables } from '../tables.generated.ts';
import { asParameter, parsers } from './temporal-values.ts';

/** The embedded database with what the migrations need; `folder` null keeps it in memory. */
export async function openPGlite(folder: string | null, copyOf?: Blob): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(copyOf ? { loadDataDir: copyOf } : {}),
    extensions: { btree_gin, btree_gist, pg_trgm },
  });
  // As on PostgreSQL (`postgres.ts`), so that what the database itself writes as text is the same.
  await pglite.exec(`set timezone = 'UTC'`);
  return pglite;
}

type Runner = Pick<PGlite, 'query' | 'exec'>;
type Querying = Pick<PGlite, 'query'>;

/**
 * Kysely gives out the one connection to one user at a time, and PGlite's own transaction keeps
 * everybody else out meanwhile (the job library among them).
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
    transaction: <T>(work: (tx: Querying & { rollback(): Promise<void> }) => Promise<T>) =>
      pglite.transaction((tx) =>
        work({ ...withTemporalValues(tx), rollback: () => tx.rollback() }),
      ),
  };
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: facade }) });
}

/**
 * Reads and writes Temporal values here and not in PGlite's own settings: the job library asks the
 * same PGlite and expects what the driver gives by itself. Without parameters several statements
 * may come at once, as on PostgreSQL; the last one answers.
 */
const withTemporalValues = (runner: Runner): Querying => ({
  async query<T>(statement: string, values: unknown[] = [], given: QueryOptions = {}) {
    statementChannel.publish({ statement, values } satisfies Statement);
    const options = { ...given, parsers };
    if (values.length > 0) return runner.query<T>(statement, values.map(asParameter), options);
    const results = await runner.exec(statement, options);
    return (results.at(-1) ?? { rows: [], fields: [] }) as Results<T>;
  },
});
