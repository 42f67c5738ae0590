import { constants } from 'node:os';
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts';
import { batchesBenchmark } from './batches.bench.ts';
import { benchDatabase, withClient } from './data/bench-database.store.ts';
import { dataCounts } from './data/data-counts.query.ts';
import { changeZoneBenchmark } from './change-zone.bench.ts';
import { companySearchBenchmark } from './company-search.bench.ts';
import { freeBatchesBenchmark } from './free-batches.bench.ts';
import { firstLoadBenchmark } from './first-load.bench.ts';
import { invoicesBenchmark } from './invoices.bench.ts';
import { listChoicesBenchmark } from './list-choices.bench.ts';
import { listBenchmark } from './list.bench.ts';
import type { Bench } from './measured-portal.ts';
import { massOrdersBenchmark } from './mass-orders.bench.ts';
import { machineWith } from './measure/machine.ts';
import { type Options, readOptions } from './options.ts';
import { netexBenchmark } from './netex.bench.ts';
import { orderBenchmark } from './order.bench.ts';
import { pageSpeedBenchmark } from './page-speed.bench.ts';
import { smsSink } from './recording/sms-sink.ts';
import { sectionOf } from './report/as-markdown.ts';
import { keepRun } from './report/keep-run.ts';
import type { Result } from './report/result.ts';
import type { Run } from './report/run.ts';
import { priceChangeBenchmark } from './price-change.bench.ts';
import { requestsBenchmark } from './requests.bench.ts';
import { rowScopeBenchmark } from './row-scope.bench.ts';
import { schoolTicketsBenchmark } from './school-tickets.bench.ts';
import { searchBenchmark } from './search.bench.ts';
import { statementsBenchmark } from './statements.bench.ts';
import { ticketCounterBenchmark } from './ticket-counter.bench.ts';
import { taxBaseBenchmark } from './tax-base.bench.ts';

/** `npm run bench`: runs all benchmarks, one by one, on the same data. */
const benchmarks: Readonly<Record<string, (bench: Bench) => Promise<Result>>> = {
  statements: statementsBenchmark,
  'first-load': firstLoadBenchmark,
  list: listBenchmark,
  'list-choices': listChoicesBenchmark,
  search: searchBenchmark,
  'company-search': companySearchBenchmark,
  'row-scope': rowScopeBenchmark,
  order: orderBenchmark,
  'change-zone': changeZoneBenchmark,
  batches: batchesBenchmark,
  'free-batches': freeBatchesBenchmark,
  invoices: invoicesBenchmark,
  'price-change': priceChangeBenchmark,
  netex: netexBenchmark,
  requests: requestsBenchmark,
  'mass-orders': massOrdersBenchmark,
  'tax-base': taxBaseBenchmark,
  'school-tickets': schoolTicketsBenchmark,
  'ticket-counter': ticketCounterBenchmark,
  'page-speed': pageSpeedBenchmark,
};

/** The PostgreSQL that a URL names, or an installed one that is stopped, with its data, when this process ends. */
async function serverOfBenchmarks(): Promise<string> {
  const databaseUrl = process.env['BENCH_DATABASE_URL'];
  const server = databaseUrl ?? (await startThrowawayPostgres());
  if (!server) {
    throw new Error('There is no PostgreSQL: install one, or name one in BENCH_DATABASE_URL.');
  }
  if (!databaseUrl)
    console.log('A PostgreSQL for this run alone; BENCH_DATABASE_URL names one to keep.');
  return server;
}

async function run({ size, only, pace, connections, isWhole }: Options): Promise<boolean> {
  const names = only.length > 0 ? only : Object.keys(benchmarks);
  const unknown = names.filter((name) => !benchmarks[name]);
  if (unknown.length > 0) {
    throw new Error(
      `No benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}`,
    );
  }
  const server = await serverOfBenchmarks();
  console.log(`The ${size} data …`);
  const database = await benchDatabase(server, size);
  const { madeInSeconds, wasThere } = database;
  console.log(wasThere ? 'were there.' : `were made in ${madeInSeconds} s.`);
  const sink = await smsSink();
  const bench: Bench = { database, size, pace, connections, smsUrl: sink.url };
  const results: Result[] = [];
  for (const name of names) {
    console.log(`${name} …`);
    const result = await benchmarks[name]?.(bench);
    if (!result) continue;
    results.push(result);
    // At once: a later benchmark that breaks must not take the figures with it.
    console.log(sectionOf(result).join('\n'));
  }
  sink.stop();
  const benchmarkRun: Run = {
    at: new Date().toISOString(),
    machine: await machineWith(database.url),
    data: { size, madeInSeconds, ...(await withClient(database.url, dataCounts)) },
    pace: { ...pace, connections },
    results,
  };
  console.log(`Kept in ${await keepRun(benchmarkRun, isWhole)}`);
  return results.every(({ figures }) => figures.every(({ reached }) => reached !== false));
}

// Stops started servers however this process ends.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

const hasReachedAll = await run(readOptions(process.argv.slice(2)));
console.log(hasReachedAll ? 'Every goal is reached.' : 'Not every goal is reached.');
process.exit(0);
