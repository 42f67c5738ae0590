import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { openMigratedServer } from '@takst/server/platform/db/connection/open-database.ts';
import { quiet } from '@takst/server/testing/templates/server-template.ts';
import { authorise } from '@takst/server/platform/scope/authorise.ts';
import { testSecrets } from '@takst/server/testing/test-secrets.ts';
import { serveSubscriberList } from '@takst/server/ticketing/subscribers/subscriber-list.query.ts';
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts';
import { type BenchDatabase, benchDatabase, withClient } from './data/bench-database.store.ts';
import { firstIds } from './data/data-ids.ts';
import { dataMoment, dataToday } from './data/data-moment.ts';
import { dataSizes, type SizeName, sizeNames } from './data/data-size.ts';
import { searchesIn } from './data/search-words.query.ts';
import { percentile } from './measure/statistics.ts';

/**
 * `npm run bench:growth -- --from tenth --to large --times 200`: list and search of a company of 10,000 people, in two
 * databases by turns, of which one has a multiple of the other's people beside it. A busy machine slows both alike.
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
  readonly ask: (query: Query) => Promise<unknown>;
  readonly kinds: ReadonlyMap<string, readonly Query[]>;
};
type Query = { readonly searchFor: string; readonly offset: number };

/** The first company of 10,000 people: those of 200,000 come before it, and a bigger size has more of them. */
const companyIn = (size: SizeName): number =>
  firstIds.company + (dataSizes[size].groups[0]?.companies ?? 0);

/** The call as the portal serves it, without HTTP, whose time does not depend on how many people there are. */
async function listIn({ url }: BenchDatabase, companyId: number) {
  const { database, close } = openMigratedServer(url, quiet, { secrets: testSecrets });
  const [list] = serveSubscriberList(database);
  if (!list) throw new Error('the list is not served');
  const handle = list.handle as (call: unknown) => Promise<unknown>;
  const fixed = {
    scope: scopeOf(list.route, companyId),
    params: { id: companyId },
    today: Temporal.PlainDate.from(dataToday),
    now: Temporal.Instant.from(dataMoment),
    language: 'nb',
  };
  const words = await withClient(url, (client) => searchesIn(client, companyId));
  const searching = (texts: readonly string[]) =>
    texts.map((searchFor) => ({ searchFor, offset: 0 }));
  const pages = (first: number) =>
    Array.from({ length: 10 }, (_, page) => ({ searchFor: '', offset: first + page * pageSize }));
  return {
    ask: (query: Query) => handle({ ...fixed, query: { maxEntries: pageSize, ...query } }),
    kinds: new Map([
      ['list, first pages', pages(0)],
      ['list, far on', pages(8_000)],
      ['search, first and last name', searching(words.twoNames)],
      ['search, one common name', searching(words.common)],
      ['search, two letters', searching(words.twoLetters)],
    ]),
    close,
  };
}

/** Of an administrator of the company, who has company tickets alone. */
function scopeOf(route: Route, id: number) {
  const company = {
    id,
    roles: ['COMPANY_ADMIN'],
    agreements: [
      { subtype: 'SUBSCRIPTIONS', endDate: null, awaitsSignature: false, ticketCounter: null },
    ],
    arbitraryDates: false,
    disableRefundSubscriptionButton: false,
  };
  const user = { id: 1, email: '', firstName: '', lastName: '', phone: '', phoneCountryCode: '' };
  const access = authorise({
    signedIn: { user, globalRoles: [], companies: [company] },
    route,
    params: { id },
    tenant: 'ruter',
    today: Temporal.PlainDate.from(dataToday),
    production: false,
  });
  if ('denied' in access) throw new Error('the list is denied');
  return access.scope;
}

async function msOf({ ask, kinds }: Asked, kind: string, turn: number): Promise<number> {
  const queries = kinds.get(kind) ?? [];
  const query = queries[turn % queries.length];
  if (!query) throw new Error(`nothing is asked for ${kind}`);
  const startedAt = performance.now();
  await ask(query);
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
const one = await listIn(await benchDatabase(server, from), companyIn(from));
const other = await listIn(await benchDatabase(server, to), companyIn(to));
console.log(`from ${from} to ${to}, ${times} times each:`);
const isReached = await compare(one, other);
await Promise.all([one.close(), other.close()]);
console.log(
  isReached
    ? `Nothing takes more than ${goal} times the time.`
    : `Not all is within ${goal} times.`,
);
process.exit(0);
