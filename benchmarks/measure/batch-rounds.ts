import { loadavg } from 'node:os';
import { z } from 'zod';
import { countUnsentGroups } from '../data/bare-tickets.query.ts';
import { withClient } from '../data/bench-database.store.ts';
import { tokenOf } from '../data/data-ids.ts';
import { forgetRuns } from '../data/forget-runs.store.ts';
import { listPath, midCompany } from '../list.bench.ts';
import { type Bench, measuredPortal } from '../measured-portal.ts';
import { bytesOf, HttpClient, type Request } from './http-client.ts';
import { listP99 } from './list-latency.ts';
import { spreadOf } from './statistics.ts';

const rowsOfBatch = 10_000;
const rows = rowsOfBatch;
const rowsAtOnce = 1_000;
const rounds = 3;

/** A service that takes many rows at once, as it is measured. */
export type MeasuredBatch = {
  readonly service: string;
  /** A company that the list benchmarks do not read. */
  readonly company: number;
  readonly options: Readonly<Record<string, string>>;
  /** The cells of a row; places differ over all batches of a run. */
  readonly rowAt: (place: number) => Readonly<Record<string, string>>;
  /** Milliseconds for the same rows in bare inserts, rolled back. */
  readonly bareMs: (client: Client, batchId: number) => Promise<number>;
};
type Client = Parameters<Parameters<typeof withClient>[1]>[0];

const created = z.object({ id: z.number() });
const checked = z.object({ totals: z.object({ unchecked: z.number(), ready: z.number() }) });
const progress = z.object({ state: z.string(), version: z.number(), done: z.number() });

type Ask = (request: Request) => Promise<unknown>;
export type BatchRound = {
  /** How many times the bare inserts the work took; they are measured after it. */
  times: number;
  checkMs: number;
  workMs: number;
  bareMs: number;
  /** The p99 of a list while nothing else happens, and while a batch is carried out. */
  quiet: number;
  meanwhile: number;
};

/** Batches of 10,000 rows: the check, and carrying them out beside bare inserts of the same rows. */
export async function measureBatches(
  bench: Bench,
  batch: MeasuredBatch,
): Promise<{ measured: BatchRound[]; load: number }> {
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
  const batches = { url, batch, ask: askBy(client), read: askBy(reader) };
  const measured: BatchRound[] = [];
  let load = 0;
  // The first round only fills caches.
  for (let round = 0; round <= rounds; round += 1) {
    const one = await measureRound(batches, round);
    if (round > 0) measured.push(one);
    load = Math.max(load, loadavg()[0] ?? 0);
  }
  await withClient(url, forgetRuns);
  return { measured, load };
}

type BatchPortal = { url: string; batch: MeasuredBatch; ask: Ask; read: Ask };

/** One batch beside the bare insert of its tickets, then one while somebody reads a list. */
async function measureRound(portal: BatchPortal, round: number): Promise<BatchRound> {
  const { url, batch, read } = portal;
  const alone = await draftChecked(portal, 2 * round);
  const workMs = await carryOut(portal, alone.id);
  const bareMs = await withClient(
    url,
    async (client) =>
      spreadOf([
        await batch.bareMs(client, alone.id),
        await batch.bareMs(client, alone.id),
        await batch.bareMs(client, alone.id),
      ]).median,
  );
  const watched = await draftChecked(portal, 2 * round + 1);
  const page = { path: listPath(midCompany, {}), token: tokenOf(midCompany) };
  const readPage = () => read(page);
  const quiet = await listP99(readPage);
  let isOver = false;
  const meanwhile = listP99(readPage, () => isOver);
  await carryOut(portal, watched.id);
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
async function draftChecked(portal: BatchPortal, turn: number) {
  const { url } = portal;
  while ((await withClient(url, countUnsentGroups)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const id = await draft(portal, turn);
  const startedAt = performance.now();
  await check(portal, id);
  return { id, checkMs: performance.now() - startedAt };
}

/** Milliseconds until a batch that was started is finished; asked for ten times as often as the page does. */
async function carryOut({ ask, batch }: BatchPortal, id: number): Promise<number> {
  const { service, token } = addressOf(batch);
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

async function draft({ ask, batch }: BatchPortal, turn: number): Promise<number> {
  const { service, token } = addressOf(batch);
  const { id } = created.parse(
    await ask({
      method: 'POST',
      path: `${service}/drafts/by-company-id/${batch.company}`,
      token,
      body: {
        source: { kind: 'file', name: 'bench.csv' },
        options: batch.options,
        total: rows,
      },
    }),
  );
  for (let from = 1; from <= rows; from += rowsAtOnce) {
    const part = Array.from({ length: rowsAtOnce }, (_, place) =>
      batch.rowAt(turn * rows + from + place),
    );
    await ask({
      method: 'PUT',
      path: `${service}/${id}/rows`,
      token,
      body: { from, rows: part },
    });
  }
  return id;
}

async function check({ ask, batch }: BatchPortal, id: number): Promise<void> {
  const { service, token } = addressOf(batch);
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

const addressOf = ({ service, company }: MeasuredBatch) => ({
  service: `/api/batch/${service}`,
  token: tokenOf(company),
});
