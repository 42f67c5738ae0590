import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database, Transaction } from './database.ts';
import type { ProcessCache } from './process-cache.ts';
import {
  checkBeforeStatement,
  refuseAfterTransaction,
  refuseInsideTransaction,
  runningTransaction,
} from './running-transaction.ts';
import { isStandbyAllowed, stayOnPrimary } from './standby/reading-place.ts';
import type { Tables } from './tables.generated.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

type HandleState = {
  tables: Kysely<Tables>;
  /** For the reads of a call that may go to a standby, where there is one. */
  standbyReads?: Kysely<Tables> | undefined;
  ask: () => void;
  cache: ProcessCache;
  secrets: Secrets;
  isTransaction: boolean;
};

/** The state behind each opaque Database and Transaction. */
const states = new WeakMap<object, HandleState>();

/** Serialization failure and deadlock: PostgreSQL has rolled one transaction back. */
const retryableCodes = new Set(['40001', '40P01']);
/** Four that insert the same row without a lock were seen to meet three times on a busy machine. */
const maxTries = 5;
/**
 * Milliseconds before another try: enough for the one that went on to finish, and not the same for all. Several that
 * met in a deadlock would meet again if they all began again at once.
 */
const pauseMs = { from: 50, below: 150 } as const;

/** Wraps a connection; for `open-database.ts` alone. */
export function createDatabase(
  kysely: Kysely<Tables>,
  { cache, secrets, standbyReads }: Pick<HandleState, 'cache' | 'secrets' | 'standbyReads'>,
): Database {
  const refusing = checkBeforeStatement(refuseInsideTransaction);
  const runTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    kysely.transaction().execute(async (started) => {
      const state = { isOpen: true };
      const assertUsable = () => refuseAfterTransaction(state);
      const tx = {} as Transaction;
      const tables = started.withPlugin(checkBeforeStatement(assertUsable));
      states.set(tx, { tables, ask: assertUsable, cache, secrets, isTransaction: true });
      try {
        return await runningTransaction.run(state, () => work(tx));
      } finally {
        state.isOpen = false;
      }
    });
  const handle = {
    async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      refuseInsideTransaction();
      // What is read after it has to know what it wrote.
      stayOnPrimary();
      for (let remainingTries = maxTries; remainingTries > 1; remainingTries -= 1) {
        try {
          return await runTransaction(work);
        } catch (error) {
          if (!isSerializationFailure(error)) throw error;
          await pause(randomInt(pauseMs.from, pauseMs.below));
        }
      }
      return runTransaction(work);
    },
  } as Database;
  states.set(handle, {
    tables: kysely.withPlugin(refusing),
    standbyReads: standbyReads?.withPlugin(refusing),
    ask: refuseInsideTransaction,
    cache,
    secrets,
    isTransaction: false,
  });
  return handle;
}

const isSerializationFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && retryableCodes.has(String(error.code));

/**
 * The tables, for stores and queries. Throws when the Database is used inside a running transaction, or a
 * transaction after its end.
 */
export function tablesOf(source: Database | Transaction): Kysely<Tables> {
  const handleState = stateOf(source);
  handleState.ask();
  const { tables, standbyReads } = handleState;
  return standbyReads && isStandbyAllowed() ? standbyReads : tables;
}

/** The cache of the process over this database; for `cached.ts`. */
export const cacheOf = (
  source: Database | Transaction,
): Pick<HandleState, 'cache' | 'isTransaction'> => stateOf(source);

/** What stores encrypt secrets with, and open them (docs/decisions/0131). */
export const secretsOf = (source: Database | Transaction): Secrets => stateOf(source).secrets;

function stateOf(source: Database | Transaction): HandleState {
  const handleState = states.get(source);
  if (!handleState)
    throw new Error('This is neither an opened database nor a running transaction.');
  return handleState;
}
