import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { type Statement, statementChannel } from './statement-channel.ts';
import { statementNames } from './statement-names.ts';
import type { Tables } from '../tables.generated.ts';
import { asParameter, parsers } from './temporal-values.ts';

export type Patience = {
  /** How long the server may take to let a new connection in. */
  connectMs: number;
  /** How long a caller waits for a connection while all are in use. */
  queueMs: number;
  /** How long the server works on one statement; waiting for a lock counts. */
  statementMs: number;
  idleInTransactionMs: number;
};

const everyday: Patience = {
  connectMs: 2_000,
  queueMs: 10_000,
  statementMs: 15_000,
  idleInTransactionMs: 20_000,
};

/** Later than the server's own time-out, for when the server is gone and says nothing. */
const afterStatementMs = 2_000;
const poolSize = 12;

/** Readers by catalogue number; every other type as the driver reads it. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid as keyof typeof parsers] ??
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export type OnConnections = {
  onIdleError: (error: Error) => void;
  /** Called when a transaction of this process has changed what is cached (migration 0021). */
  onCacheStale?: () => void;
};

/** Connections that give up instead of waiting for ever: node-postgres waits by default. */
export function connectPostgres(
  connectionString: string,
  { onIdleError, onCacheStale = () => undefined }: OnConnections,
  patience = everyday,
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types,
    Client: clientThatConnectsWithin(patience.connectMs),
    connectionTimeoutMillis: patience.queueMs,
    statement_timeout: patience.statementMs,
    query_timeout: patience.statementMs + afterStatementMs,
    idle_in_transaction_session_timeout: patience.idleInTransactionMs,
    keepAlive: true,
    application_name: 'takst',
    options: '-c timezone=UTC -c datestyle=ISO',
  });
  // Without a listener a connection that is lost while idle ends the process; the pool makes new ones.
  pool.on('error', onIdleError);
  const nameOf = statementNames();
  const dialect = new PostgresDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      connect: async () => borrow(await pool.connect(), nameOf, onCacheStale),
    },
  });
  return new Kysely<Tables>({ dialect });
}

/** The pool has one time-out for waiting in its queue and for connecting; a dead server shows sooner. */
const clientThatConnectsWithin = (connectMs: number) =>
  class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: connectMs });
    }
  };

type Client = pg.PoolClient;

/** "Cached plan must not change result type" comes under this number. */
const featureNotSupported = '0A000';

/** Its table was changed by a migration since the connection prepared the statement. */
const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === featureNotSupported;

/** The error code of the notice that the trigger `forget_cached` sends. */
const cacheNotice = 'TAKST';

/**
 * A connection while somebody has it. The pool does not listen then, so an error between two
 * statements would end the process; and a connection whose statement timed out is still busy with
 * it. Both are remembered: nothing more is asked of it, and it is thrown away. What it changed is
 * committed when it is given back, and whoever changed it has not been answered yet.
 */
function borrow(
  client: Client,
  nameOf: (statement: string) => string | undefined,
  onCacheStale: () => void,
) {
  let isCacheStale = false;
  const onNotice = ({ code }: { code: string | undefined }) => {
    isCacheStale ||= code === cacheNotice;
  };
  client.on('notice', onNotice);
  let lost: Error | null = null;
  const onError = (error: Error) => {
    lost ??= error;
  };
  client.on('error', onError);
  const query = async (statement: string, values: readonly unknown[] = []) => {
    if (lost) throw lost;
    statementChannel.publish({ statement, values } satisfies Statement);
    try {
      const name = values.length > 0 ? nameOf(statement) : undefined;
      const named = name === undefined ? {} : { name };
      return await client.query({ text: statement, values: values.map(asParameter), ...named });
    } catch (error) {
      if (isDatabaseUnavailable(error) || isOutdatedPlan(error)) onError(error as Error);
      throw error;
    }
  };
  return {
    query: query as Client['query'],
    release: (destroy?: boolean) => {
      client.off('error', onError);
      client.off('notice', onNotice);
      if (isCacheStale) onCacheStale();
      client.release(lost ?? destroy);
    },
  };
}
