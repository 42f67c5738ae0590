import type { Connection } from 'pg';

/** What node-postgres has and its types do not say, for a query that sends another statement along (`connection/query-in-scope.ts`). */
declare module 'pg' {
  interface QueryConfig {
    /** Without values, too, it is sent as a prepared statement: several of these go to the server at once. */
    queryMode?: 'extended';
  }

  interface Query {
    prepare(connection: Connection): void;
    handleDataRow(message: object): void;
    handleCommandComplete(message: object, connection: Connection): void;
  }

  interface Connection {
    parse(message: { text: string }): void;
    bind(message: { portal: string; statement: string; values: readonly string[] }): void;
    execute(message: { portal: string }): void;
  }
}
