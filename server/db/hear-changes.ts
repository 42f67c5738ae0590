import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { keptChannel, type ProcessMemory } from './process-memory.ts';

/** Lets a memory hear of changes, of any process on the database, until the given function is called. */
export type HearChanges = () => Promise<() => Promise<void>>;

export const hearOnPGlite =
  (pglite: PGlite, memory: ProcessMemory): HearChanges =>
  async () => {
    const unlisten = await pglite.listen(keptChannel, memory.changed);
    memory.hear(true);
    return () => {
      memory.hear(false);
      return unlisten();
    };
  };

const firstPauseMs = 100;
const longestPauseMs = 10_000;
const connectMs = 2_000;
/** Together the longest time for which a connection that the network swallowed passes for a living one. */
const heartbeatMs = 2_000;
const answerMs = 2_000;

type Signals = { onHearing: () => void; onChanged: (message: string) => void; onLost: () => void };

/** One connection that listens until it is lost, also when it stops answering, or ended. */
async function listenOnce(connectionString: string, { onHearing, onChanged, onLost }: Signals) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    application_name: 'takst listener',
    keepAlive: true,
  });
  let isHearing = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    return client.end();
  };
  const lose = () => {
    if (isOver) return;
    void end().catch(() => undefined);
    if (isHearing) onLost();
  };
  const beat = () => {
    if (isOver) return;
    timer = setTimeout(() => void client.query('select 1').then(beat, lose), heartbeatMs).unref();
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload = '' }) => onChanged(payload));
  try {
    await client.connect();
    await client.query(`listen ${keptChannel}`);
    if (isOver) throw new Error('The connection was lost as it began to listen.');
  } catch (error) {
    lose();
    throw error;
  }
  isHearing = true;
  onHearing();
  beat();
  return end;
}

/** A connection of its own, which comes back by itself when it is lost, and notices when it is dead. */
export const hearOnPostgres =
  (connectionString: string, memory: ProcessMemory): HearChanges =>
  async () => {
    let end: (() => Promise<void>) | undefined;
    let timer: NodeJS.Timeout | undefined;
    let pauseMs = firstPauseMs;
    let isStopped = false;

    const later = () => {
      memory.hear(false);
      clearTimeout(timer);
      if (isStopped) return;
      timer = setTimeout(() => void connect().catch(later), pauseMs).unref();
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    };
    const connect = async () => {
      end = await listenOnce(connectionString, {
        onHearing: () => memory.hear(!isStopped),
        onChanged: memory.changed,
        onLost: later,
      });
      pauseMs = firstPauseMs;
      if (isStopped) await end();
    };
    const stop = async () => {
      isStopped = true;
      clearTimeout(timer);
      memory.hear(false);
      await end?.();
    };
    await connect().catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return stop;
  };
