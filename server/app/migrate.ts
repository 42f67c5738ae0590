import { resolve } from 'node:path';
import { openDatabase } from '#db/connection/open-database.ts';
import { readSettings } from './settings.ts';

/** `npm run migrate`: runs the migrations and stops. */
const settings = readSettings(process.env);
const open = await openDatabase(
  { databaseUrl: settings.DATABASE_URL ?? null, dataDir: resolve(settings.DATA_DIR) },
  { info: console.log, warn: console.warn },
);
await open.close();
console.log('The database is up to date.');
