import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#platform/db/connection/open-database.ts';
import { clockFrom } from '#platform/time/clock.ts';
import { endWithError } from './end-with-error.ts';
import { readDatabaseSettings } from '../settings/settings.ts';
import { netexMapping, netexPricesUsage, runNetexPricesCommand } from './netex-prices-command.ts';

/** `npm run netex-prices`: makes of a NeTEx file one that the page for new prices reads (docs/decisions/0142). */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { mapping: { type: 'string' } },
    allowPositionals: true,
  });
  const { database } = readDatabaseSettings(process.env);
  const [operator, from, to] = positionals;
  const tenant = tenantIds().find((id) => id === operator);
  if (!tenant || !from || !to) {
    console.log(netexPricesUsage);
    process.exitCode = 1;
    return;
  }
  const mapping = values.mapping ? JSON.parse(await readFile(values.mapping, 'utf8')) : {};
  const log = { info: () => undefined, warn: console.warn };
  const open = await openDatabase(database, log);
  try {
    const { csv, lines } = await runNetexPricesCommand(open.database, {
      tenant,
      stream: createReadStream(from),
      mapping: netexMapping.parse(mapping),
      today: clockFrom(null).today(),
    });
    for (const line of lines) (csv === null ? console.error : console.log)(line);
    if (csv === null) process.exitCode = 1;
    else await writeFile(to, csv);
  } finally {
    await open.close();
  }
}

await run().catch(endWithError);
