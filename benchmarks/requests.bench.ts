import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from './data/bench-database.store.ts';
import {
  placeBrowsers,
  placeRequests,
  postmasterOf,
  removeRequests,
  tokenOfBrowser,
} from './data/place-requests.store.ts';
import { midCompany } from './list.bench.ts';
import { bytesOf, HttpClient } from './measure/http-client.ts';
import { cpuMsOfFamily } from './measure/process-cpu.ts';
import { type Bench, measuredPortal } from './measured-portal.ts';
import { atMost, plainFigure, type Result } from './report/result.ts';

const browsers = 200;
/** Spec 2 §9: ticket request polling 3000 ms. */
const pollMs = 3_000;
const measuredMs = 30_000;
const warmUpMs = 6_000;
/** A new request every so often in the second half: it makes every process read its users once more. */
const arrivalMs = 10_000;
const path = `/api/ticket-request/count/by-company-id/${midCompany}`;

/** 200 browsers that ask for the number of open requests each 3 s: what that costs PostgreSQL. */
export async function requestsBenchmark(bench: Bench): Promise<Result> {
  const { url } = bench.database;
  return withClient(url, async (client) => {
    const postmaster = await postmasterOf(client);
    if (postmaster === null) {
      return { benchmark: 'requests', figures: [], skipped: 'PostgreSQL is on another machine' };
    }
    await removeRequests(client, browsers);
    await placeBrowsers(client, midCompany, browsers);
    await placeRequests(client, midCompany, 300);
    const portal = await measuredPortal(bench);
    const polling = startPolling(portal.port);
    try {
      const share = async (meanwhile: () => Promise<unknown>) => {
        const before = cpuMsOfFamily(postmaster);
        const answersBefore = polling.answers();
        const start = performance.now();
        await meanwhile();
        const ms = performance.now() - start;
        return {
          percent: (100 * (cpuMsOfFamily(postmaster) - before)) / ms,
          perSecond: (1_000 * (polling.answers() - answersBefore)) / ms,
        };
      };
      const alone = await share(() => sleep(measuredMs));
      polling.start();
      await sleep(warmUpMs);
      const quiet = await share(() => sleep(measuredMs));
      const arrivals = await share(async () => {
        for (let ms = 0; ms < measuredMs; ms += arrivalMs) {
          await placeRequests(client, midCompany, 1);
          await sleep(arrivalMs);
        }
      });
      const goal = { goal: 10, unit: ' %', digits: 1 };
      return {
        benchmark: 'requests',
        figures: [
          atMost('of a core of PostgreSQL, 200 browsers polling', quiet.percent, goal),
          atMost('the same with a new request every 10 s', arrivals.percent, goal),
          plainFigure(
            'the same without browsers (jobs, heartbeat)',
            `${alone.percent.toFixed(1)} %`,
          ),
          plainFigure('answers a second', quiet.perSecond.toFixed(0)),
          plainFigure('of them 304', `${polling.unchanged()} of ${polling.answers()}`),
        ],
      };
    } finally {
      await polling.stop();
      await portal.stop();
      await removeRequests(client, browsers);
    }
  });
}

function startPolling(port: number) {
  let [answers, unchanged, isOver] = [0, 0, false];
  const clients: HttpClient[] = [];
  let running: Promise<unknown> = Promise.resolve();
  async function poll(browser: number): Promise<void> {
    const client = new HttpClient(port);
    clients.push(client);
    let etag: string | undefined;
    await sleep((pollMs * browser) / browsers);
    while (!isOver) {
      const token = tokenOfBrowser(browser);
      const body = await client.ask(bytesOf(port, { path, token, ...(etag && { etag }) }));
      answers += 1;
      if (body === '') unchanged += 1;
      else etag = `"${hash('sha256', body, 'base64url')}"`;
      await sleep(pollMs);
    }
  }
  return {
    start: () => {
      running = Promise.all(Array.from({ length: browsers }, (_, browser) => poll(browser)));
    },
    answers: () => answers,
    unchanged: () => unchanged,
    stop: async () => {
      isOver = true;
      await running;
      for (const client of clients) client.close();
    },
  };
}
