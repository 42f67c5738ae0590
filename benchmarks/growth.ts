import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts';
import { type BenchDatabase, benchDatabase, withClient } from './data/bench-database.store.ts';
import { tokenOf } from './data/data-ids.ts';
import { type SizeName, sizeNames } from './data/data-size.ts';
import { searchesIn } from './data/search-words.query.ts';
import { listPath, midCompany } from './list.bench.ts';
import { measuredPortal } from './measured-portal.ts';
import { bytesOf, HttpClient } from './measure/http-client.ts';
import { percentile } from './measure/statistics.ts';
import { smsSink } from './recording/sms-sink.ts';

/**
 * `npm run bench:growth -- --from tenth --to large --times 200`: list and search of a company of 10,000 people, in two
 * portals by turns, of which one has a multiple of the other's people beside it. A busy machine slows both alike.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'tenth' },
    to: { type: 'string', default: 'large' },
    times: { type: 'string', default: '200' },
  },
});
const times = Number(values.times);

/** More than this, and size costs those who do not have it. */
const goal = 1.2;

function sizeOf(text: string): SizeName {
  const size = sizeNames.find((name) => name === text);
  if (!size) throw new Error(`a size is one of ${sizeNames.join(', ')}`);
  return size;
}

type Asked = {
  readonly client: HttpClient;
  readonly kinds: ReadonlyMap<string, readonly string[]>;
};

async function portalOf(database: BenchDatabase, size: SizeName, smsUrl: string) {
  const pace = { rounds: 1, burstMs: 1 };
  const portal = await measuredPortal({ database, size, pace, connections: 1, smsUrl });
  const requests = (queries: readonly Record<string, string>[]) =>
    queries.map((query) =>
      bytesOf(portal.port, {
        path: listPath(midCompany, { maxEntries: `${pageSize}`, ...query }),
        token: tokenOf(midCompany),
      }),
    );
  const words = await withClient(database.url, (client) => searchesIn(client, midCompany));
  const searching = (texts: readonly string[]) => texts.map((searchFor) => ({ searchFor }));
  const pages = (first: number) =>
    Array.from({ length: 10 }, (_, page) => ({ offset: `${first + page * pageSize}` }));
  const kinds = new Map([
    ['list, first pages', requests(pages(0))],
    ['list, far on', requests(pages(8_000))],
    ['search, first and last name', requests(searching(words.twoNames))],
    ['search, one common name', requests(searching(words.common))],
    ['search, two letters', requests(searching(words.twoLetters))],
  ]);
  return { client: new HttpClient(portal.port), kinds, stop: portal.stop };
}

async function msOf({ client, kinds }: Asked, kind: string, turn: number): Promise<number> {
  const requests = kinds.get(kind) ?? [];
  const startedAt = performance.now();
  await client.ask(requests[turn % requests.length] ?? '');
  return performance.now() - startedAt;
}

async function compare(one: Asked, other: Asked): Promise<boolean> {
  let isReached = true;
  for (const kind of one.kinds.keys()) {
    const [small, big]: [number[], number[]] = [[], []];
    // The first ones fill the caches of both.
    for (let turn = -30; turn < times; turn += 1) {
      const place = turn + 30;
      const pair = [await msOf(one, kind, place), await msOf(other, kind, place)] as const;
      if (turn < 0) continue;
      small.push(pair[0]);
      big.push(pair[1]);
    }
    const quarters = [small, big].map((all) => percentile(all, 0.25));
    const medians = [small, big].map((all) => percentile(all, 0.5));
    const ratio = (pair: readonly number[]) => (pair[1] ?? 0) / (pair[0] ?? 1);
    isReached &&= ratio(medians) <= goal;
    const shown = (pair: readonly number[]) => pair.map((ms) => ms.toFixed(1)).join(' → ');
    console.log(
      `${kind}: median ${shown(medians)} ms, ${ratio(medians).toFixed(2)} times; ` +
        `best quarter ${shown(quarters)} ms, ${ratio(quarters).toFixed(2)} times`,
    );
  }
  return isReached;
}

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

const server = process.env['BENCH_DATABASE_URL'] ?? (await startThrowawayPostgres());
if (!server)
  throw new Error('There is no PostgreSQL: install one, or name one in BENCH_DATABASE_URL.');
const [from, to] = [sizeOf(values.from), sizeOf(values.to)];
const sink = await smsSink();
const one = await portalOf(await benchDatabase(server, from), from, sink.url);
const other = await portalOf(await benchDatabase(server, to), to, sink.url);
console.log(`from ${from} to ${to}, ${times} times each:`);
const isReached = await compare(one, other);
for (const { client, stop } of [one, other]) {
  client.close();
  await stop();
}
sink.stop();
console.log(
  isReached
    ? `Nothing takes more than ${goal} times the time.`
    : `Not all is within ${goal} times.`,
);
process.exit(0);
