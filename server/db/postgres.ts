import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.generated.ts';
import { asParameter, parsers } from './temporal-values.ts';

const connectionTimeoutMs = 2_000;
const statementTimeoutMs = 15_000;
/** A little later than the server's own, for when the server is gone and says nothing. */
const queryTimeoutMs = 17_000;
const idleInTransactionTimeoutMs = 20_000;
const poolSize = 12;

/** Readers by catalogue number; every other type as the driver reads it. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid as keyof typeof parsers] ??
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Connections that give up instead of waiting for ever: node-postgres waits by default. */
export function connectPostgres(
  connectionString: string,
  onIdleError: (error: Error) => void,
): { kysely: Kysely<Tables>; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    keepAlive: true,
    application_name: 'takst',
  });
  // Without a listener a connection that is lost while idle ends the process; the pool makes new ones.
  pool.on('error', onIdleError);
  const dialect = new PostgresDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      connect: async () => withTemporalParameters(await pool.connect()),
    },
  });
  return { kysely: new Kysely<Tables>({ dialect }), pool };
}

type Client = pg.PoolClient;

/** The driver writes what it does not know as JSON; a date goes as its text. */
function withTemporalParameters(client: Client) {
  return {
    query: ((statement: string, values: readonly unknown[] = []) =>
      client.query(statement, values.map(asParameter))) as Client['query'],
    release: (destroy?: boolean) => client.release(destroy),
  };
}
