import { channel } from 'node:diagnostics_channel';

export type Statement = { readonly statement: string; readonly values: readonly unknown[] };

/** Every statement as it goes to the database, for whoever counts them; nobody does in operation. */
export const statementChannel = channel('takst.statement');
