import { channel } from 'node:diagnostics_channel';

export type Statement = { readonly statement: string; readonly values: readonly unknown[] };

/** Publishes every statement, for tests that count them. */
export const statementChannel = channel('takst.statement');
