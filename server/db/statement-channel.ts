import { channel } from 'node:diagnostics_channel';

/** Every statement as it goes to the database, for whoever counts them; nobody does in operation. */
export const statementChannel = channel('takst.statement');
