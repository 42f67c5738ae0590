import type { Kysely } from 'kysely';
import type { Database, Transaction } from './database.ts';
import type { ProcessCache } from './cache/process-cache.ts';
import {
  askFirst,
  refuseAfterTransaction,
  refuseInsideTransaction,
  running,
} from './connection/running-transaction.ts';
import type { Tables } from './tables.generated.ts';

type Opened = {
  tables: Kysely<Tables>;
  ask: () => void;
  cache: ProcessCache;
  isTransaction: boolean;
};

/** What a Database or a Transaction really is, and what is asked before it is used; only this file knows. */
const opened = new WeakMap<object, Opened>();

/** Two transactions that wait for each other, or read what the other changed: one was sent away. */
const sentAway = new Set(['40001', '40P01']);
const tries = 3;

/** Wraps a connection; used by `open-database.ts` alone. */
export function databaseOver(kysely: Kysely<Tables>, cache: ProcessCache): Database {
  const once = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    kysely.transaction().execute(async (started) => {
      const state = { isOpen: true };
      const ask = () => refuseAfterTransaction(state);
      const tx = {} as Transaction;
      const tables = started.withPlugin(askFirst(ask));
      opened.set(tx, { tables, ask, cache, isTransaction: true });
      try {
        return await running.run(state, () => work(tx));
      } finally {
        state.isOpen = false;
      }
    });
  const handle = {
    async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      refuseInsideTransaction();
      for (let left = tries; left > 1; left -= 1) {
        try {
          return await once(work);
        } catch (error) {
          if (!isSerializationFailure(error)) throw error;
        }
      }
      return once(work);
    },
  } as Database;
  opened.set(handle, {
    tables: kysely.withPlugin(askFirst(refuseInsideTransaction)),
    ask: refuseInsideTransaction,
    cache,
    isTransaction: false,
  });
  return handle;
}

const isSerializationFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && sentAway.has(String(error.code));

/**
 * The tables, for stores and queries. Inside a running transaction the Database itself may not be
 * used, and a transaction not after its end: both throw at once.
 */
export function tablesOf(source: Database | Transaction): Kysely<Tables> {
  const known = openedAs(source);
  known.ask();
  return known.tables;
}

/** The cache of the process over this database; for `cached.ts`. */
export const cacheOf = (source: Database | Transaction): Pick<Opened, 'cache' | 'isTransaction'> =>
  openedAs(source);

function openedAs(source: Database | Transaction): Opened {
  const known = opened.get(source);
  if (!known) throw new Error('This is neither an opened database nor a running transaction.');
  return known;
}
