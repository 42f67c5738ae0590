import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Database, Transaction } from './database.ts';
import type { Tables } from './tables.generated.ts';

/** What a Database or a Transaction really is; only this file knows. */
const opened = new WeakMap<object, Kysely<Tables>>();
const running = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Wraps a connection; used by `open-database.ts` alone. */
export function databaseOver(kysely: Kysely<Tables>): Database {
  const handle = {
    transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      refuseInside();
      return kysely.transaction().execute((started) => {
        const tx = {} as Transaction;
        opened.set(tx, started);
        const state = { isOpen: true };
        return running.run(state, () => work(tx)).finally(() => {
          state.isOpen = false;
        });
      });
    },
  } as Database;
  opened.set(handle, kysely);
  return handle;
}

/**
 * The tables, for stores and queries. Inside a running transaction the Database itself may not be
 * used: on the embedded database it would wait for ever, on PostgreSQL it would read the past.
 */
export function tablesOf(source: Database | Transaction): Kysely<Tables> {
  const kysely = opened.get(source);
  if (!kysely) throw new Error('This is neither an opened database nor a running transaction.');
  if (!kysely.isTransaction) refuseInside();
  return kysely;
}

function refuseInside(): void {
  if (running.getStore()?.isOpen) {
    throw new Error('The database was used inside a running transaction; pass the transaction on.');
  }
}
