import type { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ProcessCache } from '../process-cache.ts';
import type { Tables } from '../tables.generated.ts';

/** Calls the work again and again, until the function that it returns is called. */
export type Repeat = (work: () => Promise<void>) => () => void;
/** Lets the process cache what it reads, until the given function is called. */
export type StartCache = (repeat?: Repeat) => Promise<() => Promise<void>>;

/** The channel of the trigger `forget_cached`. */
const channel = 'takst_cache';

export const startCacheOnPGlite =
  (pglite: PGlite, cache: ProcessCache): StartCache =>
  async () => {
    await pglite.listen(channel, cache.forget);
    cache.start();
    return async () => cache.stop();
  };

/** Together the longest time for which a dead connection passes for a living one. */
export const heartbeatMs = 2_000;
const answerMs = 2_000;

const everyHeartbeat: Repeat = (work) => {
  const timer = setInterval(() => void work(), heartbeatMs).unref();
  return () => clearInterval(timer);
};

export type ListenOptions = {
  listenUrl: string;
  cache: ProcessCache;
  /** The connections on which this process makes its own changes. */
  kysely: Kysely<Tables>;
  warn: (text: string) => void;
};

/** Listens on one connection, which is replaced when it is lost or no longer answers. */
export const startCacheOnServer =
  (listening: ListenOptions): StartCache =>
  async (repeat = everyHeartbeat) => {
    const { cache, warn } = listening;
    // At the start a wrong address is an error.
    let client = await connect(listening);
    cache.start();
    const beat = async () => {
      try {
        await client.query('select 1');
      } catch (error) {
        cache.stop();
        warn(`nothing is cached, the listening connection is lost: ${String(error)}`);
        void client.end();
        client = await connect(listening);
      }
      cache.start();
    };
    let beating: Promise<void> | undefined;
    const beatAlone = async () => {
      beating ??= beat().catch(() => undefined);
      await beating;
      beating = undefined;
    };
    const stopBeating = repeat(beatAlone);
    return async () => {
      stopBeating();
      await beating;
      cache.stop();
      void client.end();
    };
  };

/** A connection that has been seen to hear what others send: behind a pooler it would not. */
async function connect({ listenUrl, cache, kysely }: ListenOptions): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: listenUrl,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    application_name: 'takst listener',
    keepAlive: true,
  });
  const proof = randomUUID();
  const firstNotification = Promise.withResolvers<boolean>();
  client.on('notification', ({ payload }) =>
    payload === proof ? firstNotification.resolve(true) : cache.forget(),
  );
  client.on('error', cache.stop);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    await sql`select pg_notify(${channel}, ${proof})`.execute(kysely);
    if (await Promise.race([firstNotification.promise, sleep(answerMs, false, { ref: false })]))
      return client;
    throw new Error(
      'The database does not notify the listening connection. DATABASE_LISTEN_URL ' +
        'must lead to the database of DATABASE_URL itself, past any connection pooler.',
    );
  } catch (error) {
    void client.end();
    throw error;
  }
}
