import { loadavg } from 'node:os';
import { z } from 'zod';
import { bareTicketsMs, countUnsentGroups } from './data/bare-tickets.query.ts';
import { withClient } from './data/bench-database.store.ts';
import { firstIds, tokenOf } from './data/data-ids.ts';
import { orderStart } from './data/data-moment.ts';
import { forgetRuns } from './data/forget-runs.store.ts';
import { listPath, midCompany } from './list.bench.ts';
import { bytesOf, HttpClient, type Request } from './measure/http-client.ts';
import { listP99 } from './measure/list-latency.ts';
import { spreadOf } from './measure/statistics.ts';
import { type Bench, measuredPortal } from './measured-portal.ts';
import { atMost, plainFigure, rejectionOf, type Result } from './report/result.ts';

/** A company that the list benchmarks do not read. */
const company = firstIds.company + 3;
const token = tokenOf(company);
const service = '/api/batch/company-ticket-orders';
const rows = 10_000;
const rowsAtOnce = 1_000;
const rounds = 3;

const created = z.object({ id: z.number() });
const checked = z.object({ totals: z.object({ unchecked: z.number(), ready: z.number() }) });
const progress = z.object({ state: z.string(), version: z.number(), done: z.number() });

type Ask = (request: Request) => Promise<unknown>;
type Round = {
  /** How many times one bare insert the work took; the insert is measured before and after it. */
  times: number;
  checkMs: number;
  workMs: number;
  bareMs: number;
  /** The p99 of a list while nothing else happens, and while a batch is carried out. */
  quiet: number;
  meanwhile: number;
};

/** 10,000 company tickets for many: the check, and carrying them out beside one bare insert. */
export async function batchesBenchmark(bench: Bench): Promise<Result> {
  const { url } = bench.database;
  await withClient(url, forgetRuns);
  await using open = new AsyncDisposableStack();
  const portal = open.adopt(await measuredPortal(bench), ({ stop }) => stop());
  const client = open.adopt(new HttpClient(portal.port), async (one) => one.close());
  const reader = open.adopt(new HttpClient(portal.port), async (one) => one.close());
  const askBy =
    (one: HttpClient): Ask =>
    async (request) =>
      JSON.parse(await one.ask(bytesOf(portal.port, request)));
  const batches = { url, ask: askBy(client), read: askBy(reader) };
  const measured: Round[] = [];
  let load = 0;
  // The first round only fills caches.
  for (let round = 0; round <= rounds; round += 1) {
    const one = await measureRound(batches, round);
    if (round > 0) measured.push(one);
    load = Math.max(load, loadavg()[0] ?? 0);
  }
  await withClient(url, forgetRuns);
  const median = (of: (round: Round) => number) => spreadOf(measured.map(of)).median;
  const floors = spreadOf(measured.map(({ bareMs }) => bareMs));
  return {
    benchmark: 'batches',
    figures: [
      atMost('check of 10,000 rows', median(({ checkMs }) => checkMs) / 1_000, {
        goal: 3,
        unit: ' s',
        digits: 2,
      }),
      atMost(
        'carrying out, times one bare insert of the tickets',
        median(({ times }) => times),
        { goal: 4, digits: 1 },
      ),
      plainFigure('the same by round', measured.map(({ times }) => times.toFixed(1)).join(', ')),
      plainFigure(
        'carrying out 10,000 rows',
        `${(median(({ workMs }) => workMs) / 1_000).toFixed(2)} s`,
      ),
      plainFigure('one bare insert', `${(floors.median / 1_000).toFixed(2)} s`),
      plainFigure('p99 of a list, quiet', `${median(({ quiet }) => quiet).toFixed(1)} ms`),
      atMost(
        'p99 of a list meanwhile, times its quiet value',
        median(({ quiet, meanwhile }) => meanwhile / quiet),
        { goal: 3, digits: 1 },
      ),
    ],
    ...rejectionOf({ swing: floors.max / floors.min, load }),
  };
}

type BatchPortal = { url: string; ask: Ask; read: Ask };

/** One batch beside the bare insert of its tickets, then one while somebody reads a list. */
async function measureRound(portal: BatchPortal, round: number): Promise<Round> {
  const { url, ask, read } = portal;
  const alone = await draftChecked(portal, 2 * round);
  const workMs = await carryOut(ask, alone.id);
  const bareMs = await withClient(
    url,
    async (client) =>
      spreadOf([
        await bareTicketsMs(client, alone.id),
        await bareTicketsMs(client, alone.id),
        await bareTicketsMs(client, alone.id),
      ]).median,
  );
  const watched = await draftChecked(portal, 2 * round + 1);
  const page = { path: listPath(midCompany, {}), token: tokenOf(midCompany) };
  const readPage = () => read(page);
  const quiet = await listP99(readPage);
  let isOver = false;
  const meanwhile = listP99(readPage, () => isOver);
  await carryOut(ask, watched.id);
  isOver = true;
  return {
    times: workMs / bareMs,
    checkMs: alone.checkMs,
    workMs,
    bareMs,
    quiet,
    meanwhile: await meanwhile,
  };
}

/** A checked draft, once the messages of earlier batches are sent: they would be sent meanwhile. */
async function draftChecked({ url, ask }: BatchPortal, batch: number) {
  while ((await withClient(url, countUnsentGroups)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const id = await draft(ask, batch);
  const startedAt = performance.now();
  await check(ask, id);
  return { id, checkMs: performance.now() - startedAt };
}

/** Milliseconds until a batch that was started is finished; asked for ten times as often as the page does. */
async function carryOut(ask: Ask, id: number): Promise<number> {
  const { version } = progress.parse(await ask({ path: `${service}/${id}/progress`, token }));
  const startedAt = performance.now();
  const body = { action: 'start', version };
  await ask({ method: 'POST', path: `${service}/${id}/run`, token, body });
  while (true) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { state, done } = progress.parse(await ask({ path: `${service}/${id}/progress`, token }));
    if (state === 'running') continue;
    if (done !== rows) throw new Error(`${done} rows are done, the batch is ${state}`);
    return performance.now() - startedAt;
  }
}

async function draft(ask: Ask, batch: number): Promise<number> {
  const { id } = created.parse(
    await ask({
      method: 'POST',
      path: `${service}/by-company-id/${company}`,
      token,
      body: {
        source: { kind: 'file', name: 'bench.csv' },
        options: {
          agreementName: String(firstIds.agreement + company - firstIds.company),
          startDate: orderStart,
          zoneFrom: '1',
          zoneTo: '2Ø',
        },
        total: rows,
      },
    }),
  );
  for (let from = 1; from <= rows; from += rowsAtOnce) {
    const part = Array.from({ length: rowsAtOnce }, (_, place) => ({
      firstName: 'Åse',
      lastName: 'Ødegård',
      employeeId: 'BENCH',
      phone: String(49_000_000 + batch * rows + from + place),
    }));
    await ask({
      method: 'PUT',
      path: `${service}/${id}/rows`,
      token,
      body: { from, rows: part },
    });
  }
  return id;
}

async function check(ask: Ask, id: number): Promise<void> {
  for (let unchecked = rows; unchecked > 0;) {
    const answer = await ask({
      method: 'POST',
      path: `${service}/${id}/check`,
      token,
      body: {},
    });
    const { totals } = checked.parse(answer);
    ({ unchecked } = totals);
    if (unchecked === 0 && totals.ready !== rows) throw new Error(JSON.stringify(totals));
  }
}
