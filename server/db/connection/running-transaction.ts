import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

export type RunningTransaction = { isOpen: boolean };

/** The transaction in which the present call runs, however deep. */
export const running = new AsyncLocalStorage<RunningTransaction>();

/** On the embedded database it would wait for ever, on PostgreSQL it would read the past. */
export function refuseInsideTransaction(): void {
  if (running.getStore()?.isOpen) {
    throw new Error('The database was used inside a running transaction; pass the transaction on.');
  }
}

export function refuseAfterTransaction(transaction: RunningTransaction): void {
  if (!transaction.isOpen) {
    throw new Error('The transaction is over; await everything that is done in it.');
  }
}

/** Asks before each statement, also of one that was prepared at another time. */
export const askFirst = (ask: () => void): KyselyPlugin => ({
  transformQuery({ node }) {
    ask();
    return node;
  },
  transformResult: async ({ result }) => result,
});
