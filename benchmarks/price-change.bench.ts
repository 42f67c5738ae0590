import { simulatePrices } from '@takst/contract/services/price-changes/simulate-prices.contract.ts';
import { loadavg } from 'node:os';
import { barePriceGroupsMs } from './data/bare-price-groups.query.ts';
import { withClient } from './data/bench-database.store.ts';
import { tokenOfStaff } from './data/own-database.store.ts';
import {
  type PriceChangeDatabase,
  withPriceChangeDatabase,
} from './data/price-change-database.store.ts';
import { bytesOf, HttpClient } from './measure/http-client.ts';
import { spreadOf } from './measure/statistics.ts';
import { type Bench, measuredPortal } from './measured-portal.ts';
import { atMost, plainFigure, rejectionOf, type Result } from './report/result.ts';

const tickets = { large: 1_000_000, small: 100_000, tiny: 10_000 } as const;
const rounds = 5;

/** New prices for all zones of the company ticket, from the month after that of the data. */
const rows = [1, 2, 3].map((nrOfZones) => ({
  productId: 'company-ticket',
  profileId: 'ADULT',
  nrOfZones,
  validFrom: '2026-04-01',
  priceOre: 70_000 * nrOfZones,
}));

/** What new prices mean for all companies of an operator, as the page asks for it, beside a bare count of its tickets. */
export async function priceChangeBenchmark(bench: Bench): Promise<Result> {
  return withPriceChangeDatabase(bench.database.url, tickets[bench.size], async (database) => {
    const measured = await measure(bench, database);
    const wholeMs = spreadOf(measured.map((round) => round.wholeMs));
    const bareMs = spreadOf(measured.map((round) => round.bareMs));
    return {
      benchmark: 'price-change',
      figures: [
        atMost('a price change', wholeMs.median / 1_000, { goal: 5, unit: ' s', digits: 2 }),
        plainFigure('the slowest of them', `${(wholeMs.max / 1_000).toFixed(2)} s`),
        atMost('the same, times a bare count of the tickets', wholeMs.median / bareMs.median, {
          goal: 12,
          digits: 1,
        }),
        plainFigure('a bare count', `${(bareMs.median / 1_000).toFixed(2)} s`),
        plainFigure('tickets', String(database.tickets)),
        plainFigure('companies in the answer', String(measured[0]?.companies ?? 0)),
        plainFigure('load average', (loadavg()[0] ?? 0).toFixed(1)),
      ],
      ...rejectionOf({ swing: bareMs.max / bareMs.min, load: loadavg()[0] ?? 0 }),
    };
  });
}

type Round = { readonly wholeMs: number; readonly bareMs: number; readonly companies: number };

async function measure(bench: Bench, { url }: PriceChangeDatabase): Promise<Round[]> {
  await using open = new AsyncDisposableStack();
  const portal = open.adopt(
    await measuredPortal({ ...bench, database: { ...bench.database, url } }),
    ({ stop }) => stop(),
  );
  const client = open.adopt(new HttpClient(portal.port), async (one) => one.close());
  const { method, path } = simulatePrices;
  const request = bytesOf(portal.port, { method, path, token: tokenOfStaff, body: { rows } });
  const measured: Round[] = [];
  // The first is for the caches.
  await client.ask(request);
  for (let round = 0; round < rounds; round += 1) {
    const bareMs = await withClient(url, barePriceGroupsMs);
    const startedAt = performance.now();
    const answer = await client.ask(request);
    const wholeMs = performance.now() - startedAt;
    measured.push({ bareMs, wholeMs, companies: companiesIn(answer) });
  }
  return measured;
}

const companiesIn = (answer: string): number => answer.split('"companyId"').length - 1;
