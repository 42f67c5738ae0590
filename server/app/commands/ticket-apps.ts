import { openDatabase } from '#platform/db/connection/open-database.ts';
import { endWithError } from './end-with-error.ts';
import { readDatabaseSettings, readRunningTenants } from '../settings/settings.ts';
import { runTicketAppCommand, ticketAppUsage } from './ticket-app-command.ts';

/** `npm run ticket-apps`: manages the apps that may redeem codes, and the signing keys. */
async function run(words: readonly string[]): Promise<void> {
  const tenants = readRunningTenants(process.env);
  const { database, clock } = readDatabaseSettings(process.env);
  const log = { info: () => undefined, warn: console.warn };
  const open = await openDatabase(database, log);
  try {
    const message = await runTicketAppCommand(
      { database: open.database, tenants, now: clock.now() },
      words,
    );
    console.log(message ?? ticketAppUsage);
    if (message === null) process.exitCode = 1;
  } finally {
    await open.close();
  }
}

await run(process.argv.slice(2)).catch(endWithError);
