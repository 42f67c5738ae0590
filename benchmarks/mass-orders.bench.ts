import { answerStreamType } from '@takst/contract/platform/calls/answer-stream.ts';
import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from './data/bench-database.store.ts';
import { firstIds } from './data/data-ids.ts';
import {
  moveMassOrders,
  placeMassOrders,
  removeMassOrders,
  tokenOfWatcher,
} from './data/place-mass-orders.store.ts';
import { bytesOf, HttpClient } from './measure/http-client.ts';
import { StreamClient } from './measure/stream-client.ts';
import { cpuMsOf } from './measure/process-cpu.ts';
import { type Bench, type MeasuredPortal, measuredPortal } from './measured-portal.ts';
import { atMost, plainFigure, type Result } from './report/result.ts';

const companies = Array.from({ length: 20 }, (_, place) => firstIds.company + place);
const browsersOfCompany = 50;
/** Spec 3 §9: mass orders are polled each second. */
const pollMs = 1_000;
const measuredMs = 20_000;
const warmUpMs = 8_000;
const aloneMs = 10_000;

/**
 * 1,000 browsers of 20 companies on the list of mass orders: the processor time of the server's process while they have
 * streams of it, as its page has, and while they ask each second, as other callers do.
 */
export async function massOrdersBenchmark(bench: Bench): Promise<Result> {
  return withClient(bench.database.url, async (client) => {
    await removeMassOrders(client, companies);
    await placeMassOrders(client, { companies, browsers: browsersOfCompany, orders: 25 });
    const portal = await measuredPortal(bench);
    try {
      const alone = await shareOfCore(portal.pid, () => sleep(aloneMs));
      const streams = await measure(client, portal, openStreams);
      const asking = await measure(client, portal, askEachSecond);
      return {
        benchmark: 'mass-orders',
        figures: [
          atMost('of a core, 1,000 browsers with streams', streams.quiet.percent, goal),
          atMost('the same while one runs in each company', streams.running.percent, goal),
          ...detailsOf(streams),
          plainFigure('of a core, 1,000 browsers that ask each second', share(asking.quiet)),
          plainFigure('the same while one runs in each company', share(asking.running)),
          ...detailsOf(asking),
          plainFigure('the same without browsers', share(alone)),
          plainFigure('streams, times asking', ratioOf(streams, asking, 'quiet')),
          plainFigure('the same while one runs', ratioOf(streams, asking, 'running')),
        ],
      };
    } finally {
      await portal.stop();
      await removeMassOrders(client, companies);
    }
  });
}

const goal = { goal: 15, unit: ' %', digits: 1 };

type Share = { percent: number; cpuMs: number; ms: number };
type BusyShare = Share & { answers: number };
type LoadFigures = { quiet: BusyShare; running: BusyShare };

const share = ({ percent }: Share): string => `${percent.toFixed(1)} %`;
const ratioOf = (one: LoadFigures, other: LoadFigures, when: keyof LoadFigures): string =>
  (one[when].percent / other[when].percent).toFixed(2);

const detailsOf = ({ quiet, running }: LoadFigures) => {
  const perSecond = ({ answers, ms }: BusyShare) => ((1_000 * answers) / ms).toFixed(0);
  const msEach = ({ cpuMs, answers }: BusyShare) => (cpuMs / answers).toFixed(3);
  return [
    plainFigure('answers a second', `${perSecond(quiet)}, ${perSecond(running)}`),
    plainFigure('an answer', `${msEach(quiet)}, ${msEach(running)} ms`),
  ];
};

async function shareOfCore(pid: number, meanwhile: () => Promise<unknown>): Promise<Share> {
  const before = cpuMsOf(pid);
  const start = performance.now();
  await meanwhile();
  const ms = performance.now() - start;
  const after = cpuMsOf(pid);
  if (before === null || after === null) throw new Error('CPU time is counted on Linux alone');
  const cpuMs = after - before;
  return { percent: (100 * cpuMs) / ms, cpuMs, ms };
}

type Browsers = { answers: () => number; close: () => Promise<void> };
type OpenBrowsers = (port: number) => Promise<Browsers>;

/** Quiet, and while a mass order in each company moves each second. */
async function measure(
  client: Client,
  { port, pid }: MeasuredPortal,
  openBrowsers: OpenBrowsers,
): Promise<LoadFigures> {
  const browsers = await openBrowsers(port);
  const busy = async (meanwhile: () => Promise<unknown>): Promise<BusyShare> => {
    const before = browsers.answers();
    const shareOf = await shareOfCore(pid, meanwhile);
    return { ...shareOf, answers: browsers.answers() - before };
  };
  const move = async (ms: number) => {
    const startedAt = performance.now();
    for (let second = 1; second <= ms / pollMs; second += 1) {
      await moveMassOrders(client, companies, { state: 'running', done: second });
      await sleep(Math.max(0, startedAt + second * pollMs - performance.now()));
    }
  };
  try {
    // The server is warm before it is measured.
    await move(warmUpMs);
    const quiet = await busy(() => sleep(measuredMs));
    const running = await busy(() => move(measuredMs));
    return { quiet, running };
  } finally {
    await browsers.close();
  }
}

type Client = Parameters<typeof moveMassOrders>[0];

const query = 'operations=all&maxEntries=10&offset=0&searchFor=';
const everyBrowser = companies.flatMap((company) =>
  Array.from({ length: browsersOfCompany }, (_, browser) => ({
    path: `/freeticket-api/ticket/bulk-requests/by-company-id/${company}?${query}`,
    token: tokenOfWatcher(company, browser),
  })),
);

async function openStreams(port: number): Promise<Browsers> {
  const clients: StreamClient[] = [];
  for (const browser of everyBrowser) {
    clients.push(new StreamClient(port, bytesOf(port, { ...browser, accept: answerStreamType })));
    await sleep(Math.random() * 10);
  }
  return {
    answers: () => clients.reduce((sum, { events }) => sum + events, 0),
    close: async () => {
      for (const client of clients) client.close();
    },
  };
}

async function askEachSecond(port: number): Promise<Browsers> {
  let [answers, isOver] = [0, false];
  const clients: HttpClient[] = [];
  async function keepAsking(browser: (typeof everyBrowser)[number]): Promise<void> {
    const client = new HttpClient(port);
    clients.push(client);
    let etag: string | undefined;
    await sleep(Math.random() * 5 * pollMs);
    while (!isOver) {
      const askedAt = performance.now();
      const body = await client.ask(bytesOf(port, { ...browser, ...(etag && { etag }) }));
      answers += 1;
      if (body !== '') etag = `"${hash('sha256', body, 'base64url')}"`;
      await sleep(Math.max(0, askedAt + pollMs - performance.now()));
    }
  }
  const running = Promise.all(everyBrowser.map(keepAsking));
  await sleep(5 * pollMs);
  return {
    answers: () => answers,
    close: async () => {
      isOver = true;
      await running;
      for (const client of clients) client.close();
    },
  };
}
