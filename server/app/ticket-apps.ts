import { openDatabase } from '#db/connection/open-database.ts';
import { clockFrom } from '#time/clock.ts';
import { runTicketAppCommand, ticketAppUsage } from './ticket-app-command.ts';

/** `npm run ticket-apps`: manages the apps that may redeem codes, and the signing keys. */
async function run(words: readonly string[]): Promise<void> {
  const { DATABASE_URL, DATA_DIR = '.data', PORTAL_NOW } = process.env;
  const log = { info: () => undefined, warn: console.warn };
  const open = await openDatabase({ databaseUrl: DATABASE_URL ?? null, dataDir: DATA_DIR }, log);
  try {
    const now = clockFrom(PORTAL_NOW ?? null).now();
    const message = await runTicketAppCommand(open.database, words, now);
    console.log(message ?? ticketAppUsage);
    if (message === null) process.exitCode = 1;
  } finally {
    await open.close();
  }
}

await run(process.argv.slice(2));
