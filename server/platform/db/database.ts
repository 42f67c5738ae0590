declare const database: unique symbol;
declare const transaction: unique symbol;

/** A running transaction. Use cases pass it on; only stores and queries use its tables (`db/tables.ts`). */
export type Transaction = { readonly [transaction]: true };

/** The database, opaque to everything but stores and queries. */
export type Database = {
  readonly [database]: true;
  /**
   * Runs `work` in one transaction; a thrown error rolls it back. Never use the Database itself inside.
   * After a deadlock or serialization failure `work` runs again, so side effects belong in a job.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
};
