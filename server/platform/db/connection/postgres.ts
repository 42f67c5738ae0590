import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { type Statement, statementChannel } from './statement-channel.ts';
import { statementNames } from './statement-names.ts';
import { readOnlySessions } from './read-only-sessions.ts';
import { everything } from '../row-scope.ts';
import type { Tables } from '../tables.generated.ts';
import { queryInScope, setRowScope } from './query-in-scope.ts';
import { scopesSent } from './scopes-sent.ts';
import { asParameter, parsers } from './temporal-values.ts';

type PoolSettings = {
  size?: number;
  /** For a new connection. */
  connectMs: number;
  /** For a free connection while all are in use. */
  queueMs: number;
  /** For one statement, including waiting for locks. */
  statementMs: number;
  idleInTransactionMs: number;
  /** A standby: all its sessions are read-only. */
  isStandby?: boolean;
  /** Behind a connection pooler, which lends a session for a transaction. */
  isPooled?: boolean;
};

export const defaultSettings: PoolSettings = {
  connectMs: 2_000,
  queueMs: 10_000,
  statementMs: 15_000,
  idleInTransactionMs: 20_000,
};

/** Added to the server's own statement time-out, for a server that no longer answers. */
const queryTimeoutMarginMs = 2_000;
const defaultSize = 12;

/** Parsers by type oid; the driver's own for all other types. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid as keyof typeof parsers] ??
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export type ConnectionListeners = {
  onIdleError: (error: Error) => void;
  /** Called when a transaction of this process has changed what is cached (migration 0021). */
  onCacheStale?: () => void;
};

/** Connects with time-outs; node-postgres waits for ever by default. */
export const connectPostgres = (
  connectionString: string,
  listeners: ConnectionListeners,
  settings = defaultSettings,
): Kysely<Tables> => connectWithPool(connectionString, listeners, settings).kysely;

/** As `connectPostgres`, with the state of its connections. */
export function connectWithPool(
  connectionString: string,
  { onIdleError, onCacheStale = () => undefined }: ConnectionListeners,
  settings = defaultSettings,
) {
  const sessions = settings.isStandby ? null : readOnlySessions();
  const pool = new pg.Pool({
    connectionString,
    max: settings.size ?? defaultSize,
    // One stays open, so that a server without free connections does not look lost.
    min: 1,
    ...(sessions && { onConnect: sessions.check }),
    types,
    Client: clientWithConnectTimeout(settings.connectMs),
    connectionTimeoutMillis: settings.queueMs,
    query_timeout: settings.statementMs + queryTimeoutMarginMs,
    keepAlive: true,
    application_name: 'takst',
    ...(settings.isPooled ? {} : sessionSettings(settings)),
  });
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', onIdleError);
  const borrow = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    if (!sessions?.isOver(client)) return client;
    client.release(true);
    return borrow();
  };
  // A pooler gives the next transaction another session, which knows no name, or another statement by it.
  const nameOf = settings.isPooled ? () => undefined : statementNames();
  const isPooled = settings.isPooled ?? false;
  const connect = async () => wrapClient(await borrow(), { nameOf, onCacheStale, isPooled });
  const dialect = new PostgresDialect({
    pool: { options: pool.options, end: () => pool.end(), connect },
  });
  return {
    kysely: new Kysely<Tables>({ dialect }),
    connect,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** A pooler refuses them when a session begins; the role has those that it needs (`pooled-role.store.ts`). */
const sessionSettings = ({ statementMs, idleInTransactionMs }: PoolSettings) => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  // To compile a long statement takes seconds, and to run it milliseconds (docs/decisions/0060).
  options: `-c timezone=UTC -c datestyle=ISO -c jit=off -c takst.row_scope=${everything}`,
});

/** The pool has one time-out for queueing and connecting; a dead server must be noticed sooner. */
const clientWithConnectTimeout = (connectMs: number) =>
  class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: connectMs });
    }
  };

type Client = pg.PoolClient;
/** A connection of the pool, until it is released. */
export type LentConnection = ReturnType<typeof wrapClient>;
export type Connect = () => Promise<LentConnection>;

/** The code of "cached plan must not change result type". */
const featureNotSupported = '0A000';

/** A migration has changed the table since this connection prepared the statement. */
const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === featureNotSupported;

/** The error code of the notice that the trigger `forget_cached` sends. */
const cacheNotice = 'TAKST';

/**
 * Wraps a borrowed connection. The pool does not listen to it meanwhile, so an error between two
 * statements would end the process; after a time-out the connection is still busy; and a read-only
 * session stays so. In all these cases further queries fail and the connection is destroyed. The cache is
 * emptied at release: the transaction is committed by then, and its call not yet answered.
 */
function wrapClient(
  client: Client,
  {
    nameOf,
    onCacheStale,
    isPooled,
  }: {
    nameOf: (statement: string) => string | undefined;
    onCacheStale: () => void;
    isPooled: boolean;
  },
) {
  const scopes = scopesSent(isPooled ? null : everything);
  let isCacheStale = false;
  const onNotice = ({ code }: { code: string | undefined }) => {
    isCacheStale ||= code === cacheNotice;
  };
  client.on('notice', onNotice);
  let connectionError: Error | null = null;
  const onError = (error: Error) => {
    connectionError ??= error;
  };
  client.on('error', onError);
  const query = async (statement: string, values: readonly unknown[] = []) => {
    if (connectionError) throw connectionError;
    statementChannel.publish({ statement, values } satisfies Statement);
    try {
      const name = values.length > 0 ? nameOf(statement) : undefined;
      const nameOption = name === undefined ? {} : { name };
      const text = statement;
      const parameters = values.map(asParameter);
      const plain = { text, values: parameters, ...nameOption };
      const sent = scopes.before(statement);
      if (!sent) return await client.query(plain);
      const { scope } = sent;
      if (sent.place === 'along') return await queryInScope(client, { scope, ...plain, isPooled });
      if (sent.place === 'before') {
        await client.query({ text: setRowScope, values: [scope] });
        return await client.query(plain);
      }
      return await client.query(`${text}; ${setRowScope.replace('$1', pg.escapeLiteral(scope))}`);
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
      client.release(connectionError ?? destroy);
    },
  };
}
