import { openDatabase } from '#platform/db/connection/open-database.ts';
import { endWithError } from './end-with-error.ts';
import { readDatabaseSettings } from '../settings/settings.ts';
import { runReferenceDataCommand } from './reference-data-command.ts';

/** `npm run reference-data`: loads zones, products, prices, sellers and the like from files. */
async function run(words: readonly string[]): Promise<void> {
  const { database, clock } = readDatabaseSettings(process.env);
  const log = { info: () => undefined, warn: console.warn };
  const open = await openDatabase(database, log);
  try {
    const { isDone, lines } = await runReferenceDataCommand(open.database, words, clock.now());
    for (const line of lines) (isDone ? console.log : console.error)(line);
    if (!isDone) process.exitCode = 1;
  } finally {
    await open.close();
  }
}

await run(process.argv.slice(2)).catch(endWithError);
