import { loadavg } from 'node:os';
import { z } from 'zod';
import { bareTicketsMs, countUnsentGroups } from './data/bare-tickets.query.ts';
import { withClient } from './data/bench-database.store.ts';
import { firstIds, tokenOf } from './data/data-ids.ts';
import { orderStart } from './data/data-moment.ts';
import { forgetRuns } from './data/forget-runs.store.ts';
import { listPath, midCompany } from './list.bench.ts';
import { bytesOf, HttpClient, type Request } from './measure/http-client.ts';
import { percentile, spreadOf } from './measure/statistics.ts';
import { type Bench, measuredPortal } from './measured-portal.ts';
import { atMost, type Result, plainFigure } from './report/result.ts';

/** A company that the list benchmarks do not read. */
const company = firstIds.company + 3;
const token = tokenOf(company);
const service = '/api/batch/company-ticket-orders';
const rows = 10_000;
const rowsAtOnce = 1_000;
const rounds = 3;
const quietMs = 3_000;
const maxLoad = 3;

const created = z.object({ id: z.number() });
const checked = z.object({ totals: z.object({ unchecked: z.number(), ready: z.number() }) });
const progress = z.object({ state: z.string(), version: z.number(), done: z.number() });

type Ask = (request: Request) => Promise<unknown>;
type Round = { checkMs: number; workMs: number; bareMs: number; quiet: number; meanwhile: number };

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
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await measureRound({ url, ask: askBy(client), read: askBy(reader) }, round));
  }
  await withClient(url, forgetRuns);
  const median = (of: (round: Round) => number) => spreadOf(measured.map(of)).median;
  const [load = 0] = loadavg();
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
        median(({ workMs, bareMs }) => workMs / bareMs),
        { goal: 4, digits: 1 },
      ),
      plainFigure(
        'carrying out 10,000 rows',
        `${(median(({ workMs }) => workMs) / 1_000).toFixed(2)} s`,
      ),
      plainFigure('one bare insert', `${(median(({ bareMs }) => bareMs) / 1_000).toFixed(2)} s`),
      atMost(
        'p99 of a list meanwhile, times its quiet value',
        median(({ quiet, meanwhile }) => meanwhile / quiet),
        { goal: 3, digits: 1 },
      ),
    ],
    ...(load > maxLoad && { rejected: `load average ${load.toFixed(1)}, over ${maxLoad}` }),
  };
}

type BatchPortal = { url: string; ask: Ask; read: Ask };

async function measureRound({ url, ask, read }: BatchPortal, round: number): Promise<Round> {
  // Messages of the round before would be sent meanwhile.
  while ((await withClient(url, countUnsentGroups)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const quiet = await listP99(read, () => false);
  const id = await draft(ask, round);
  const checkStart = performance.now();
  await check(ask, id);
  const checkMs = performance.now() - checkStart;
  const { version } = progress.parse(await ask({ path: `${service}/${id}/progress`, token }));
  const workStart = performance.now();
  await ask({
    method: 'POST',
    path: `${service}/${id}/run`,
    token,
    body: { action: 'start', version },
  });
  let isOver = false;
  const meanwhile = listP99(read, () => isOver);
  while (!isOver) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { state, done } = progress.parse(await ask({ path: `${service}/${id}/progress`, token }));
    isOver = state !== 'running';
    if (isOver && done !== rows) throw new Error(`${done} rows are done, the batch is ${state}`);
  }
  const workMs = performance.now() - workStart;
  const bareMs = await withClient(url, (client) => bareTicketsMs(client, id));
  return { checkMs, workMs, bareMs, quiet, meanwhile: await meanwhile };
}

async function draft(ask: Ask, round: number): Promise<number> {
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
      phone: String(49_000_000 + round * rows + from + place),
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

/** The p99 of one client that reads a page of a list again and again, for some seconds or until the end. */
async function listP99(read: Ask, isOver: () => boolean): Promise<number> {
  const request = { path: listPath(midCompany, {}), token: tokenOf(midCompany) };
  const times: number[] = [];
  const end = performance.now() + quietMs;
  while (!isOver() && performance.now() < end) {
    const startedAt = performance.now();
    await read(request);
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return percentile(times, 0.99);
}
