import { openDatabase } from '#platform/db/connection/open-database.ts';
import { endWithError } from './end-with-error.ts';
import { readDatabaseSettings } from '../settings/settings.ts';

/** `npm run migrate`: runs the migrations and stops. */
async function migrate(): Promise<void> {
  const { database } = readDatabaseSettings(process.env);
  const open = await openDatabase(database, { info: console.log, warn: console.warn });
  await open.close();
  console.log('The database is up to date.');
}

await migrate().catch(endWithError);
