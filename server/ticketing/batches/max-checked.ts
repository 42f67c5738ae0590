import type { OpenDatabase } from '#platform/db/connection/open-database.ts';

/** Rows that one request checks: the embedded database does one thing at a time, and calls wait for it. */
export const maxChecked = ({ kind }: Pick<OpenDatabase, 'kind'>): number =>
  kind === 'pglite' ? 100 : 1000;
