import { openSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@takst/server/testing/free-port.ts';
import { send } from '@takst/server/testing/portal/send.ts';
import { chanceFrom } from '../../database/demo/chance.ts';
import { startThrowawayPostgres } from '../../tools/throwaway-postgres.ts';
import { PortalProcess } from '../portal-process.ts';
import { callersAt } from './requests/callers.ts';
import { heapOf, isFlat } from './requests/heap.ts';
import { KnownValues } from './requests/known-values.ts';
import { makeRequest, type GeneratedRequest } from './requests/make-request.ts';
import { faultOfAnswer, readOperations } from './requests/operations.ts';
import { tally } from './requests/tally.ts';
import { settingsOf, trialDatabases } from './trial-databases.ts';

/**
 * `npm run trial:requests -- --requests 100000 --seed 7 --on PostgreSQL`: requests made from the served OpenAPI document, as five
 * kinds of user, on the demo world. Faults are answers of 5xx, none at all, those that took over two seconds, and those that the
 * document does not describe; each is kept with its request.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    on: { type: 'string', default: 'PostgreSQL' },
    at: { type: 'string', default: '8' },
    /** A machine with other work on it says nothing about the portal: there it is set higher. */
    'slow-ms': { type: 'string', default: '2000' },
    /** A part of the names of operations, to try those alone. */
    only: { type: 'string', default: '' },
    port: { type: 'string' },
  },
});
const count = Number(values.requests);
const warmUp = Math.min(4_000, count / 4);
const slowMs = Number(values['slow-ms']);
const patienceMs = 120_000;
const looks = 20;

const url =
  values.on === 'PostgreSQL'
    ? (process.env['TEST_DATABASE_URL'] ?? (await startThrowawayPostgres()) ?? undefined)
    : undefined;
const make = trialDatabases(url).find(([name]) => name === values.on)?.[1];
if (!make) throw new Error(`There is no ${values.on} here.`);
await using database = await make();

const port = values.port === undefined ? await freePort() : Number(values.port);
const probePort = await freePort();
const probe = join(import.meta.dirname, 'requests/heap-probe.mjs');
const folder = tmpdir();
const logFile = join(folder, `takst-requests-${values.seed}.log`);
const { dataDir, env } = settingsOf(database);
const portal = new PortalProcess({
  port,
  dataDir,
  startWithinMs: 600_000,
  stdout: openSync(logFile, 'w'),
  env: {
    ...env,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'true',
    RATE_LIMIT_PER_SESSION: '100000000',
    RATE_LIMIT_PER_ADDRESS: '100000000',
    HEAP_PROBE_PORT: String(probePort),
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${probe}`,
  },
});
console.log(`${values.on}: ${count} requests, seed ${values.seed}, log ${logFile}`);
await portal.start();

const origin = portal.at('').replace(/\/$/, '');
const operations = await readOperations(origin);
const tried = operations.filter(({ operationId }) => operationId.includes(values.only));
const reads = tried.filter(({ method }) => method === 'GET');
const chance = chanceFrom(Number(values.seed));
const callers = callersAt(origin, chance);
await callers.open();
const ofAll = new KnownValues(chance);
const results = tally(tried);
const heaps: number[] = [];
let sent = 0;
let slowest = 0;

async function answerTo(request: GeneratedRequest) {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in two minutes')), patienceMs);
  try {
    return await Promise.race([send({ port, ...request }), late]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

const parsed = (text: string, type: string | undefined): unknown =>
  type?.startsWith('application/json') ? JSON.parse(text) : undefined;

async function sendOne(number: number): Promise<void> {
  const maySpoil = number > warmUp;
  const from = maySpoil || reads.length === 0 ? tried : reads;
  const operation = from[chance.below(from.length)];
  if (!operation) throw new Error('There is no such operation.');
  const caller = callers.pick(operation.operationId);
  const { kind, known, token } = caller;
  const maker = { chance, known: [known, ofAll], host: new URL(origin).host, maySpoil };
  const request = makeRequest(operation, maker, token);
  const begin = performance.now();
  const answer = await answerTo(request);
  const ms = performance.now() - begin;
  slowest = Math.max(slowest, ms);
  const isAnswer = typeof answer !== 'string';
  const status = isAnswer ? answer.status : 0;
  results.add(operation, kind, status);
  const fault = (what: string) =>
    results.fault({
      what,
      number,
      operation: operation.operationId,
      kind,
      request,
      answer: isAnswer ? answer.text.slice(0, 1_000) : answer,
    });
  await callers.answered(operation.operationId, caller, status);
  if (!isAnswer) {
    // A body that is too large is not read to its end.
    if ((request.body?.length ?? 0) < 1_000_000) fault('no answer');
    return;
  }
  if (status >= 500) fault(String(status));
  if (ms > slowMs) fault(`over 2 s (${(ms / 1_000).toFixed(1)})`);
  const json = parsed(answer.text, answer.headers['content-type']);
  if (status === 200) {
    known.learn(json, operation.tag);
    ofAll.learn(json, operation.tag);
  }
  const difference = faultOfAnswer(operation, status, json);
  if (difference) fault(`not as described: ${status} ${difference}`);
}

async function work(until: number): Promise<void> {
  while (sent < until) {
    sent += 1;
    await sendOne(sent);
  }
}

try {
  for (let look = 1; look <= looks; look += 1) {
    const until = Math.round((count * look) / looks);
    await Promise.all(Array.from({ length: Number(values.at) }, () => work(until)));
    const { heapMb, rssMb } = await heapOf(probePort);
    heaps.push(heapMb);
    console.log(
      `${sent} requests: heap ${heapMb.toFixed(1)} MB, memory ${rssMb.toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}, ` +
        `${results.faults().length} faults, 2xx of ${(results.share2xx() * 100).toFixed(0)} % of the operations`,
    );
  }
} finally {
  await portal.stop();
}
for (const line of results.kindLines()) console.log(line);
const never = results.never2xx().map(({ operationId }) => operationId);
console.log(`never 2xx (${never.length} of ${tried.length}): ${never.join(', ')}`);
for (const line of results.faultLines()) console.log(line);
const faults = results.faults();
const file = join(folder, `takst-requests-${values.seed}.json`);
writeFileSync(file, JSON.stringify(faults, null, 2));
const flat = isFlat(heaps);
console.log(
  `slowest ${(slowest / 1_000).toFixed(1)} s; heap ${flat ? 'flat' : 'NOT flat'}; ${file}`,
);
process.exitCode = faults.length > 0 || !flat ? 1 : 0;
