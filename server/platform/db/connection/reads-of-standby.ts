import { Kysely, PostgresDialect } from 'kysely';
import { isStandbyAllowed, stayOnPrimary } from '../standby/reading-place.ts';
import type { Standby } from '../standby/standby.ts';
import type { Tables } from '../tables.generated.ts';
import type { Connect, LentConnection } from './postgres.ts';

/** Tables whose statements go to a standby where the call allows it and the standby can be used, else to the primary. */
export function readsOfStandby(standby: Standby, primary: Connect): Kysely<Tables> {
  const query = async (statement: string, values: readonly unknown[] = []) => {
    if (isStandbyAllowed()) {
      const result = await standby.read((client) => client.query(statement, [...values]));
      if (result) return result;
      stayOnPrimary();
    }
    const client = await primary();
    try {
      return await client.query(statement, [...values]);
    } finally {
      client.release();
    }
  };
  // Each statement takes a connection of its own, wherever it goes.
  const connection = { query: query as LentConnection['query'], release: () => undefined };
  const pool = { options: {}, connect: async () => connection, end: async () => undefined };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
