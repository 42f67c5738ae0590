import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from './data/bench-database.store.ts';
import { counterOf, placeCounters, progressOf } from './data/counters.store.ts';
import { firstIds, tokenOf } from './data/data-ids.ts';
import { bytesOf, HttpClient } from './measure/http-client.ts';
import { percentile, spreadOf } from './measure/statistics.ts';
import { type Bench, measuredPortal } from './measured-portal.ts';
import { atMost, plainFigure, rejectionOf, type Result } from './report/result.ts';

/** Companies of the second size that the other benchmarks do not read. */
const large = firstIds.company + 5;
const other = firstIds.company + 6;

/** What a single ticket of an adult in a zone costs, in øre. */
const priceOre = 4200;
const tickets = 10_000;
const quietMs = 4_000;

type Round = { answeredMs: number; deliveredMs: number; quietP95: number; meanwhileP95: number };

/** An order of 10,000 tickets, and what others wait for theirs while it is delivered (spec of the counter: issue 27). */
export async function ticketCounterBenchmark(bench: Bench): Promise<Result> {
  const { url } = bench.database;
  await withClient(url, (client) => placeCounters(client, [large, other]));
  const portal = await measuredPortal(bench);
  const rounds: Round[] = [];
  try {
    for (let round = 0; round < 5; round += 1) rounds.push(await measureRound(portal.port, url));
  } finally {
    await portal.stop();
  }
  const median = (of: (round: Round) => number) => spreadOf(rounds.map(of)).median;
  const quiets = spreadOf(rounds.map(({ quietP95 }) => quietP95));
  return {
    benchmark: 'ticket-counter',
    figures: [
      atMost(
        'an order of 10,000 tickets is answered in',
        median(({ answeredMs }) => answeredMs),
        {
          goal: 1_000,
          unit: ' ms',
        },
      ),
      atMost('and delivered in', median(({ deliveredMs }) => deliveredMs) / 1_000, {
        goal: 30,
        unit: ' s',
        digits: 1,
      }),
      plainFigure('p95 of orders of others, quiet', `${quiets.median.toFixed(1)} ms`),
      atMost(
        'the same meanwhile, times its quiet value',
        median(({ quietP95, meanwhileP95 }) => meanwhileP95 / quietP95),
        { goal: 2, digits: 2 },
      ),
    ],
    ...rejectionOf({ swing: quiets.max / quiets.min, load: loadavg()[0] ?? 0 }),
  };
}

async function measureRound(port: number, url: string): Promise<Round> {
  const [buyer, others] = [new HttpClient(port), new HttpClient(port)];
  try {
    const order = () => others.ask(bytesOf(port, orderOf(other, 2)));
    const quietP95 = await p95Of(order, async () => {
      await wait(quietMs);
    });
    const startedAt = performance.now();
    const { id } = JSON.parse(await buyer.ask(bytesOf(port, orderOf(large, tickets)))) as {
      id: number;
    };
    const answeredMs = performance.now() - startedAt;
    const meanwhileP95 = await p95Of(order, () => untilDelivered(url, id));
    return { answeredMs, deliveredMs: performance.now() - startedAt, quietP95, meanwhileP95 };
  } finally {
    buyer.close();
    others.close();
  }
}

/** The p95 of one buyer who orders again and again until something is over. */
async function p95Of(order: () => Promise<unknown>, over: () => Promise<void>): Promise<number> {
  let isOver = false;
  const times: number[] = [];
  const ordering = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await order();
      times.push(performance.now() - startedAt);
      await wait(20);
    }
  })();
  await over();
  isOver = true;
  await ordering;
  return percentile(times, 0.95);
}

const untilDelivered = (url: string, orderId: number): Promise<void> =>
  withClient(url, async (client) => {
    for (;;) {
      const { isOver, made } = await progressOf(client, orderId);
      if (isOver) {
        if (made !== tickets) throw new Error(`${made} tickets were made`);
        return;
      }
      await wait(50);
    }
  });

const orderOf = (company: number, quantity: number) => ({
  method: 'POST' as const,
  path: `/ticketoffice-api/company/${company}/orders`,
  token: tokenOf(company),
  body: {
    agreementNumber: counterOf(company),
    productTemplateId: 'single-ticket',
    mediaType: 'MOBILE_TICKET',
    zoneIdFrom: 'RUT:TariffZone:1',
    zoneIdTo: 'RUT:TariffZone:1',
    lines: [{ profileId: 'ADULT', quantity }],
    expectedOre: quantity * priceOre,
  },
});
