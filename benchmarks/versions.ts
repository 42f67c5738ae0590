import { availableParallelism, constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts';
import { serverChanges } from './contenders/change-contenders.ts';
import { httpContender } from './contenders/http-contender.ts';
import { nextOrderPhone } from './data/change-particulars.query.ts';
import { withClient } from './data/bench-database.store.ts';
import { tokenOf } from './data/data-ids.ts';
import { listPath, midCompany } from './list.bench.ts';
import { type Contender, type Rotation, rotate } from './measure/rotation.ts';
import { spreadOf } from './measure/statistics.ts';
import { orderFor } from './order.bench.ts';
import { comparePages, type PortalOfVersion } from './page-speed/compare-pages.ts';
import { smsSink } from './recording/sms-sink.ts';

/**
 * `npm run bench:versions -- --old <folder of an older checkout, with its packages>`: lists, orders, invoice runs and pages
 * of two versions by turns in one run, each with its own PostgreSQL and the data of its own benchmarks. A ratio above 1 means
 * that the new version is slower. `--only calls`, `--only runs` or `--only pages` for one of them.
 */
const { values } = parseArgs({
  options: {
    old: { type: 'string' },
    size: { type: 'string', default: 'small' },
    rounds: { type: 'string', default: '15' },
    burst: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    visits: { type: 'string', default: '5' },
  },
});
if (!values.old) throw new Error('--old names the folder of an older checkout');
const size = values.size === 'large' ? 'large' : 'small';
const pace = { rounds: Number(values.rounds), burstMs: Number(values.burst) };
const connections = Math.min(4, availableParallelism());
/** Companies of 50 people, each with a ticket. */
const billedCompanies = 2_000;

// Stops started servers however this process ends.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

type Version = {
  readonly name: string;
  readonly server: string;
  readonly load: <Module>(path: string) => Promise<Module>;
};

async function versionIn(name: string, folder: string): Promise<Version> {
  const server = await startThrowawayPostgres();
  if (!server) throw new Error('There is no PostgreSQL for this platform.');
  const load = <Module>(path: string) =>
    import(pathToFileURL(join(folder, 'benchmarks', path)).href) as Promise<Module>;
  return { name, server, load };
}

const versions = [
  await versionIn('old', values.old),
  await versionIn('new', join(import.meta.dirname, '..')),
] as const;

/** A page of a list, and the order of a ticket. */
async function compareCalls(): Promise<void> {
  const sink = await smsSink();
  await using open = new AsyncDisposableStack();
  open.defer(async () => sink.stop());
  const lists: Contender[] = [];
  const orders: Contender[] = [];
  for (const { name, server, load } of versions) {
    const { benchDatabase } = await load<typeof import('./data/bench-database.store.ts')>(
      'data/bench-database.store.ts',
    );
    const { measuredPortal } =
      await load<typeof import('./measured-portal.ts')>('measured-portal.ts');
    const database = await benchDatabase(server, size);
    const bench = { database, size, pace, connections, smsUrl: sink.url } as const;
    const portal = open.adopt(await measuredPortal(bench), ({ stop }) => stop());
    const list = httpContender({ name, connections, ...portal }, listRequests);
    open.defer(async () => list.close());
    lists.push(list);
    let phone = await withClient(database.url, nextOrderPhone);
    const order = open.adopt(
      serverChanges(portal, () => orderFor(String(phone++)).request),
      ({ close }) => close(),
    );
    orders.push({ ...order, name });
  }
  tell('a page of the list', await rotate(lists, pace));
  tell('an order', await rotate(orders, pace));
}

const listRequests = Array.from({ length: 20 }, (_, page) => ({
  path: listPath(midCompany, { maxEntries: `${pageSize}`, offset: `${page * pageSize}` }),
  token: tokenOf(midCompany),
}));

function tell(what: string, { standings, swing, load }: Rotation): void {
  const [old, other] = standings;
  if (!old || !other) throw new Error('a version is missing');
  const ratios = [other.ratio.median, other.ratio.min, other.ratio.max].map((ratio) =>
    (1 / ratio).toFixed(3),
  );
  console.log(
    `${what}: ${ratios[0]} (${ratios[2]} to ${ratios[1]}) of the old time; processor ${old.cpuMicroseconds} → ` +
      `${other.cpuMicroseconds} µs; swing of the old ${swing.toFixed(2)}, load ${load.toFixed(1)}`,
  );
}

/** Invoice runs on fresh databases, by turns: months of 100,000 tickets. */
async function compareRuns(): Promise<void> {
  const times: Record<string, number[]> = { old: [], new: [] };
  for (let turn = 0; turn < Number(values.runs); turn += 1) {
    for (const version of turn % 2 === 0 ? versions : versions.toReversed()) {
      times[version.name]?.push(...(await runTimes(version)));
    }
  }
  const [old, other] = [spreadOf(times['old'] ?? []), spreadOf(times['new'] ?? [])];
  console.log(
    `an invoice run: ${(other.median / old.median).toFixed(3)} of the old time by the median, ` +
      `${(other.min / old.min).toFixed(3)} by the fastest (${old.median.toFixed(0)} → ${other.median.toFixed(0)} ms)`,
  );
}

async function runTimes({ server, load }: Version): Promise<number[]> {
  const { withInvoicesDatabase } = await load<typeof import('./data/invoices-database.store.ts')>(
    'data/invoices-database.store.ts',
  );
  const { measureRounds } = await load<typeof import('./invoice-rounds.ts')>('invoice-rounds.ts');
  return withInvoicesDatabase(server, billedCompanies, async (database) => {
    const rounds = await measureRounds(database, 4);
    // The first one fills caches.
    return rounds.slice(1).map(({ runMs }) => runMs);
  });
}

/** The pages that users and visitors open. */
async function comparePagesOfVersions(): Promise<void> {
  const sink = await smsSink();
  await using open = new AsyncDisposableStack();
  open.defer(async () => sink.stop());
  const portals: PortalOfVersion[] = [];
  for (const { name, server, load } of versions) {
    const { benchDatabase } = await load<typeof import('./data/bench-database.store.ts')>(
      'data/bench-database.store.ts',
    );
    const { measuredPortal } =
      await load<typeof import('./measured-portal.ts')>('measured-portal.ts');
    const { buildWebIfChanged } =
      await load<typeof import('../tools/web-build.ts')>('../tools/web-build.ts');
    await buildWebIfChanged();
    const database = await benchDatabase(server, size);
    const bench = { database, size, pace, connections, smsUrl: sink.url } as const;
    const portal = open.adopt(await measuredPortal(bench), ({ stop }) => stop());
    portals.push({ ...portal, name, database });
  }
  await comparePages(portals, Number(values.visits));
}

const comparisons = { calls: compareCalls, runs: compareRuns, pages: comparePagesOfVersions };
for (const [name, compare] of Object.entries(comparisons)) {
  if (values.only === undefined || values.only === name) await compare();
}
process.exit(0);
