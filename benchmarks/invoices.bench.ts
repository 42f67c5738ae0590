import { loadavg } from 'node:os';
import { faultsInInvoices } from '@takst/server/billing/invoices/test-issued.query.ts';
import { withClient } from './data/bench-database.store.ts';
import {
  type InvoicesDatabase,
  isRunOver,
  priceChangeMs,
  withInvoicesDatabase,
} from './data/invoices-database.store.ts';
import { tokenOfStaff } from './data/own-database.store.ts';
import { measureRounds, type Round } from './invoice-rounds.ts';
import { listPath } from './list.bench.ts';
import { bytesOf, HttpClient } from './measure/http-client.ts';
import { listP99 } from './measure/list-latency.ts';
import { spreadOf } from './measure/statistics.ts';
import { type Bench, measuredPortal } from './measured-portal.ts';
import { atMost, type Figure, plainFigure, rejectionOf, type Result } from './report/result.ts';

/** With 50 people each: 100,000 tickets, and 1,000,000. */
const companies = { few: 2_000, many: 20_000 } as const;
const rounds = { few: 5, many: 2 } as const;

type InvoiceFigures = {
  readonly rounds: readonly Round[];
  readonly list: { readonly quiet: number; readonly meanwhile: number };
  readonly price: Awaited<ReturnType<typeof priceChangeMs>>;
};

/**
 * The active tickets of many companies invoiced, month by month, beside bare inserts of the same rows; while the
 * portal itself carries out a run, somebody reads a list. On the large data also ten times as many.
 */
export async function invoicesBenchmark(bench: Bench): Promise<Result> {
  const { url: server } = bench.database;
  const few = await withInvoicesDatabase(server, companies.few, async (database) => {
    const measured = await measure(bench, database, rounds.few);
    const faults = await faultsInInvoices(database.open.database);
    if (faults.length > 0) throw new Error(faults.slice(0, 5).join('; '));
    return measured;
  });
  const many =
    bench.size === 'large'
      ? await withInvoicesDatabase(server, companies.many, (database) =>
          measure(bench, database, rounds.many),
        )
      : null;
  const floors = spreadOf(few.rounds.map(({ bareMs }) => bareMs));
  return {
    benchmark: 'invoices',
    figures: [
      atMost('a run of 100,000 tickets, times one bare insert of its rows', timesOf(few), {
        goal: 2,
        digits: 2,
      }),
      ...figuresOf(few),
      ...(many ? figuresOfMany(few, many) : []),
    ],
    ...rejectionOf({ swing: floors.max / floors.min, load: loadavg()[0] ?? 0 }),
  };
}

async function measure(
  bench: Bench,
  database: InvoicesDatabase,
  count: number,
): Promise<InvoiceFigures> {
  const list = await listDuringRun(bench, database);
  return {
    list,
    rounds: await measureRounds(database, count),
    price: await withClient(database.url, (client) => priceChangeMs(client, '2027-01-01')),
  };
}

/** The p99 of a list while nothing else happens, and while the portal carries out a run that staff start. */
async function listDuringRun(bench: Bench, { url, companyId }: InvoicesDatabase) {
  await using open = new AsyncDisposableStack();
  const portal = open.adopt(
    await measuredPortal({ ...bench, database: { ...bench.database, url } }),
    ({ stop }) => stop(),
  );
  const client = open.adopt(new HttpClient(portal.port), async (one) => one.close());
  const page = bytesOf(portal.port, { path: listPath(companyId, {}), token: tokenOfStaff });
  const read = () => client.ask(page);
  await listP99(read);
  const quiet = await listP99(read);
  const start = {
    method: 'POST',
    path: '/invoice-admin-api/invoice-run',
    token: tokenOfStaff,
  } as const;
  await client.ask(bytesOf(portal.port, start));
  let isOver = false;
  const meanwhile = listP99(read, () => isOver);
  await withClient(url, async (watcher) => {
    while (!(await isRunOver(watcher))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  isOver = true;
  return { quiet, meanwhile: await meanwhile };
}

const medianOf = ({ rounds: measured }: InvoiceFigures, of: (round: Round) => number): number =>
  spreadOf(measured.map(of)).median;

const timesOf = (measured: InvoiceFigures): number =>
  medianOf(measured, ({ runMs, bareMs }) => runMs / bareMs);

const secondsOf = (measured: InvoiceFigures, of: (round: Round) => number): string =>
  `${(medianOf(measured, of) / 1_000).toFixed(2)} s`;

const figuresOf = (measured: InvoiceFigures): Figure[] => [
  plainFigure(
    'the same by round',
    measured.rounds.map(({ runMs, bareMs }) => (runMs / bareMs).toFixed(2)).join(', '),
  ),
  plainFigure(
    'a run',
    secondsOf(measured, ({ runMs }) => runMs),
  ),
  plainFigure(
    'one bare insert',
    secondsOf(measured, ({ bareMs }) => bareMs),
  ),
  plainFigure('lines of each', measured.rounds.map(({ lines }) => String(lines)).join(', ')),
  plainFigure('p99 of a list, quiet', `${measured.list.quiet.toFixed(1)} ms`),
  atMost(
    'p99 of a list during a run, times its quiet value',
    measured.list.meanwhile / measured.list.quiet,
    {
      goal: 3,
      digits: 1,
    },
  ),
  plainFigure(
    'a price change: rows, and time',
    `${measured.price.rows}, ${measured.price.ms.toFixed(1)} ms`,
  ),
  plainFigure('load average', (loadavg()[0] ?? 0).toFixed(1)),
];

function figuresOfMany(few: InvoiceFigures, many: InvoiceFigures): Figure[] {
  const perLine = (measured: InvoiceFigures) =>
    medianOf(measured, ({ runMs, lines }) => runMs / lines);
  const memory = (measured: InvoiceFigures) => medianOf(measured, ({ memoryMb }) => memoryMb);
  return [
    plainFigure('1,000,000 tickets, times one bare insert', timesOf(many).toFixed(2)),
    atMost('time for a line of 1,000,000, times that of 100,000', perLine(many) / perLine(few), {
      goal: 1.2,
      digits: 2,
    }),
    atMost(
      'memory of the process at 1,000,000, times that at 100,000',
      memory(many) / memory(few),
      {
        goal: 1.2,
        digits: 2,
      },
    ),
    ...figuresOf(many).map((figure) => ({ ...figure, what: `1,000,000 tickets: ${figure.what}` })),
  ];
}
