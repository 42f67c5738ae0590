import { refuseDemoDatabase } from '../../../database/demo/seed-demo-world.ts';
import { openDatabase } from '#platform/db/connection/open-database.ts';
import { endWithError } from './end-with-error.ts';
import { readDatabaseSettings, readSettings } from '../settings/settings.ts';
import { openAddAdmin } from './open-add-admin.ts';

/** `npm run add-admin`: makes an administrator of an operator; the server sends their link. */
async function addAdmin(words: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  const log = { info: () => undefined, warn: console.warn };
  const open = await openDatabase(readDatabaseSettings(process.env).database, log);
  const tools = await openAddAdmin(settings, open);
  try {
    if (!settings.demo) await refuseDemoDatabase(open.database);
    const result = await tools.addAdmin(words);
    for (const line of result.lines) (result.isDone ? console.log : console.error)(line);
    if (!result.isDone) process.exitCode = 1;
  } finally {
    await tools.stop();
    await open.close();
  }
}

await addAdmin(process.argv.slice(2)).catch(endWithError);
