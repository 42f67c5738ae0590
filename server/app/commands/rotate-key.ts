import { openDatabase } from '#platform/db/connection/open-database.ts';
import { endWithError } from './end-with-error.ts';
import { SettingsError } from '../settings/setting-faults.ts';
import { readDatabaseSettings } from '../settings/settings.ts';
import { runRotateKeyCommand } from './rotate-key-command.ts';

/** `npm run rotate-key`: encrypts all secrets in the database with the first key of TAKST_KEY. */
async function rotateKey(): Promise<void> {
  const { database: where } = readDatabaseSettings(process.env);
  const { secrets } = where;
  if (!secrets)
    throw new SettingsError('The settings are wrong:', [{ name: 'TAKST_KEY', what: 'is missing' }]);
  const open = await openDatabase(where, { info: () => undefined, warn: console.warn });
  try {
    await runRotateKeyCommand({ database: open.database, secrets, say: console.log });
  } finally {
    await open.close();
  }
}

await rotateKey().catch(endWithError);
