import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Told of each notification; null when some may have been missed: whatever was kept is to be forgotten. */
export type OnNotification = (payload: string | null) => void;

/** Listens to a channel until the function that it gives is called. */
export type Listen = (
  channel: string,
  onNotification: OnNotification,
) => Promise<() => Promise<void>>;

export const listenOnPGlite =
  (pglite: PGlite): Listen =>
  (channel, onNotification) =>
    pglite.listen(channel, onNotification);

const firstPauseMs = 100;
const longestPauseMs = 10_000;
const connectMs = 2_000;
const heartbeatMs = 10_000;
const answerMs = 5_000;

/** A connection of its own, which comes back by itself when it is lost, and notices when it is dead. */
export const listenOnPostgres =
  (connectionString: string): Listen =>
  async (channel, onNotification) => {
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | undefined;
    let pauseMs = firstPauseMs;
    let stopped = false;

    const later = (ms: number, act: () => void) => {
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(act, ms).unref();
    };
    const lose = (lost: pg.Client) => {
      if (client !== lost) return;
      client = null;
      void lost.end().catch(() => undefined);
      later(pauseMs, () => void connect().catch(() => undefined));
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    };
    const heartbeat = (asked: pg.Client) =>
      later(heartbeatMs, () => {
        asked.query('select 1').then(
          () => heartbeat(asked),
          () => lose(asked),
        );
      });
    const connect = async (): Promise<void> => {
      const next = new pg.Client({
        connectionString,
        connectionTimeoutMillis: connectMs,
        query_timeout: answerMs,
        application_name: 'takst listener',
        keepAlive: true,
      });
      client = next;
      next.on('error', () => lose(next));
      next.on('end', () => lose(next));
      next.on('notification', ({ payload = '' }) => onNotification(payload));
      try {
        await next.connect();
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        lose(next);
        throw error;
      }
      pauseMs = firstPauseMs;
      heartbeat(next);
      onNotification(null);
    };
    const stop = async () => {
      stopped = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end();
    };
    await connect().catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return stop;
  };
