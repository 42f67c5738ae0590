import { setImmediate as turn } from 'node:timers/promises';
import { commandOnServer } from './templates/server-template.ts';

/** The server waits for as long until a connection has ended. */
const patienceMs = 10_000;

/**
 * Ends the other connections to a database, and comes back when this process has read of it: what
 * the server has sent by then is read in the next turns of the loop, through a proxy in a few more.
 */
export async function endConnections(url: string, which = 'true'): Promise<void> {
  await commandOnServer(
    url,
    `select pg_terminate_backend(pid, ${patienceMs}) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  );
  for (let turns = 0; turns < 20; turns += 1) await turn();
}
