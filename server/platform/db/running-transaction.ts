import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

export type RunningTransaction = { isOpen: boolean };

/** The transaction in which the current code runs. */
export const runningTransaction = new AsyncLocalStorage<RunningTransaction>();

/** The embedded database would wait for ever; PostgreSQL would not see the transaction's changes. */
export function refuseInsideTransaction(): void {
  if (runningTransaction.getStore()?.isOpen) {
    throw new Error('The database was used inside a running transaction; pass the transaction on.');
  }
}

export function refuseAfterTransaction(transaction: RunningTransaction): void {
  if (!transaction.isOpen) {
    throw new Error('The transaction is over; await everything that is done in it.');
  }
}

/** Runs a check before each statement. */
export const checkBeforeStatement = (ask: () => void): KyselyPlugin => ({
  transformQuery({ node }) {
    ask();
    return node;
  },
  transformResult: async ({ result }) => result,
});
