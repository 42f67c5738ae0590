declare const database: unique symbol;
declare const transaction: unique symbol;

/** A running transaction. Use cases pass it on; only stores and queries look inside (`db/tables.ts`). */
export type Transaction = { readonly [transaction]: true };

/** The one door to the database for everything that is no store and no query. */
export type Database = {
  readonly [database]: true;
  /**
   * Runs `work` in one transaction; a thrown error rolls it back. Never use the Database itself
   * inside. When two transactions stand in each other's way, one is rolled back and its `work` runs
   * again: what leaves the database belongs in a job.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
};
