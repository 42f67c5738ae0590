import { openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@takst/server/testing/free-port.ts';
import { startThrowawayPostgres } from '../../tools/throwaway-postgres.ts';
import { PortalProcess } from '../portal-process.ts';
import { heapOf, isFlat } from './requests/heap.ts';
import { requestTrial, stateLine } from './requests/request-trial.ts';
import { settingsForRequests } from './requests/settings.ts';
import { settingsOf, trialDatabases } from './trial-databases.ts';

/**
 * `npm run trial:requests -- --requests 100000 --seed 7 --on PostgreSQL`: requests made from the served OpenAPI document, as five
 * kinds of user, on the demo world. Faults are answers of 5xx, none at all, slow ones, and those that the document does not
 * describe; each is kept with its request.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    on: { type: 'string', default: 'PostgreSQL' },
    at: { type: 'string', default: '8' },
    /** A machine with other work on it says nothing about the portal: there it is set higher. */
    'slow-ms': { type: 'string', default: '2000' },
    only: { type: 'string', default: '' },
    port: { type: 'string' },
  },
});

const url =
  values.on === 'PostgreSQL'
    ? (process.env['TEST_DATABASE_URL'] ?? (await startThrowawayPostgres()) ?? undefined)
    : undefined;
const make = trialDatabases(url).find(([name]) => name === values.on)?.[1];
if (!make) throw new Error(`There is no ${values.on} here.`);
await using database = await make();

const port = values.port === undefined ? await freePort() : Number(values.port);
const probePort = await freePort();
const logFile = join(tmpdir(), `takst-requests-${values.seed}.log`);
const { dataDir, env } = settingsOf(database);
const probe = join(import.meta.dirname, 'requests/heap-probe.mjs');
const portal = new PortalProcess({
  port,
  dataDir,
  startWithinMs: 600_000,
  stdout: openSync(logFile, 'w'),
  env: {
    ...env,
    ...settingsForRequests,
    LOG_LEVEL: 'warn',
    HEAP_PROBE_PORT: String(probePort),
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${probe}`,
  },
});
console.log(`${values.on}: ${values.requests} requests, seed ${values.seed}, log ${logFile}`);
await portal.start();

const heaps: number[] = [];
const results = await requestTrial({
  port,
  seed: Number(values.seed),
  count: Number(values.requests),
  at: Number(values.at),
  slowMs: Number(values['slow-ms']),
  only: values.only,
  async look(state) {
    const { heapMb, rssMb } = await heapOf(probePort);
    heaps.push(heapMb);
    const memory = `heap ${heapMb.toFixed(1)} MB, memory ${rssMb.toFixed(0)} MB`;
    console.log(`${stateLine(state)}, ${memory}`);
  },
}).finally(() => portal.stop());

for (const line of results.kindLines()) console.log(line);
const never = results.never2xx();
console.log(`never 2xx (${never.length}): ${never.join(', ')}`);
for (const line of results.faultLines()) console.log(line);
const faults = results.faults();
const file = join(tmpdir(), `takst-requests-${values.seed}.json`);
writeFileSync(file, JSON.stringify(faults, null, 2));
const flat = isFlat(heaps);
console.log(`slowest: ${results.slowest()}; heap ${flat ? 'flat' : 'NOT flat'}; ${file}`);
process.exitCode = faults.length > 0 || !flat ? 1 : 0;
