import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#platform/db/connection/open-database.ts';
import { endWithError } from './end-with-error.ts';
import { readDatabaseSettings } from '../settings/settings.ts';
import { readHeads, runCheckRecordCommand } from './check-record-command.ts';

/** `npm run check-record`: checks that the record of changes is as it was written (docs/decisions/0135). */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { heads: { type: 'string' } } });
  const file = values.heads;
  const earlier = file && existsSync(file) ? readHeads(await readFile(file, 'utf8')) : [];
  const log = { info: () => undefined, warn: console.warn };
  const open = await openDatabase(readDatabaseSettings(process.env).database, log);
  try {
    const { isDone, lines, heads } = await runCheckRecordCommand(open.database, earlier);
    for (const line of lines) (isDone ? console.log : console.error)(line);
    if (isDone && file) await writeFile(file, `${JSON.stringify(heads, null, 1)}\n`);
    if (!isDone) process.exitCode = 1;
  } finally {
    await open.close();
  }
}

await run().catch(endWithError);
