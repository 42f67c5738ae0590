import { openDatabase } from '#platform/db/connection/open-database.ts';
import { readDatabaseSettings } from '../settings/settings.ts';
import { fileAndDatabase, runRestoreCommand } from './backup-command.ts';
import { runCheckRecordCommand } from './check-record-command.ts';
import { endWithError } from './end-with-error.ts';

/** `npm run restore -- <file>`: puts a backup into an empty database, and checks that the portal can run on it. */
async function restore(): Promise<void> {
  const { database: where } = readDatabaseSettings(process.env);
  const what = fileAndDatabase('restore', process.argv.slice(2), where);
  await runRestoreCommand({ ...what, say: console.log });
  // Runs the migrations of this version, gives the portal's role its rights, and refuses keys that do not read the secrets.
  const open = await openDatabase(where, { info: console.log, warn: console.warn });
  try {
    if (where.secrets) console.log('TAKST_KEY reads every secret.');
    const { isDone, lines } = await runCheckRecordCommand(open.database, []);
    for (const line of lines) (isDone ? console.log : console.error)(line);
    if (!isDone) process.exitCode = 1;
  } finally {
    await open.close();
  }
}

await restore().catch(endWithError);
