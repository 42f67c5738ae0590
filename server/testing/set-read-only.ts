import { commandOnServer } from './templates/server-template.ts';

/** Makes a database read-only for every session that begins from now on, or writable again. */
export const setReadOnly = (url: string, value: boolean): Promise<void> =>
  // By another database of the server: a session here would be read-only itself.
  commandOnServer(
    process.env['TEST_DATABASE_URL'] ?? '',
    `alter database ${new URL(url).pathname.slice(1)}
       set default_transaction_read_only = ${value ? 'on' : 'off'}`,
  );
