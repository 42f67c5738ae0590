import { readDatabaseSettings } from '../settings/settings.ts';
import { fileAndDatabase, runBackupCommand } from './backup-command.ts';
import { endWithError } from './end-with-error.ts';

/** `npm run backup -- <file>`: writes the database to a file, and reads it to its end. */
async function backup(): Promise<void> {
  const { database } = readDatabaseSettings(process.env);
  const what = fileAndDatabase('backup', process.argv.slice(2), database);
  await runBackupCommand({ ...what, say: console.log });
}

await backup().catch(endWithError);
