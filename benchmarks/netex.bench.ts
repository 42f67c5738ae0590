import { readNetexPrices } from '@takst/server/catalogue/netex/netex.public.ts';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { leftOutProducts, netexFileOf, pricesOfTable } from './data/netex-file.ts';
import { atMost, plainFigure, type Result } from './report/result.ts';

const sizes = { few: 10, many: 100 } as const;
const piecesBetweenLooks = 20;

/** Price files in the NeTEx format, read as they come: time, and the highest heap beyond that at the start. */
export async function netexBenchmark(): Promise<Result> {
  await measure(sizes.few);
  const few = await measure(sizes.few);
  const many = await measure(sizes.many);
  return {
    benchmark: 'netex',
    figures: [
      atMost('a file of 100 MB', many.ms / 1_000, { goal: 20, unit: ' s', digits: 2 }),
      atMost('highest heap while it is read', many.heapMb, { goal: 150, unit: ' MB' }),
      atMost('time for a megabyte of 100, times that of 10', many.ms / 10 / few.ms, {
        goal: 1.5,
        digits: 2,
      }),
      plainFigure('highest heap with 10 MB', `${few.heapMb.toFixed(0)} MB`),
      plainFigure('prices in 100 MB, and those taken', `${many.prices}, ${many.rows}`),
    ],
  };
}

async function measure(megabytes: number) {
  setFlagsFromString('--expose_gc');
  const collectGarbage: () => void = runInNewContext('gc');
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  let [highest, pieces, waitedMs] = [before, 0, 0];
  async function* watched() {
    const file = netexFileOf(megabytes);
    for (;;) {
      // What the file itself takes to be made is no part of reading it.
      const askedAt = performance.now();
      const { value, done } = await file.next();
      waitedMs += performance.now() - askedAt;
      if (done) return;
      pieces += 1;
      yield value;
      if (pieces % piecesBetweenLooks === 0) {
        highest = Math.max(highest, process.memoryUsage().heapUsed);
      }
    }
  }
  const startedAt = performance.now();
  const { rows, errors, unknown } = await readNetexPrices(watched(), {
    mapping: { products: leftOutProducts, profiles: {}, zones: {} },
    productIds: ['company-ticket'],
    profileIds: ['ADULT'],
    zonesBetween: () => null,
  });
  const ms = performance.now() - startedAt - waitedMs;
  const problem = errors[0]?.reason ?? unknown[0]?.id;
  if (problem !== undefined) throw new Error(`the file is refused: ${problem}`);
  return {
    ms,
    heapMb: (highest - before) / 1_000_000,
    rows: rows.length,
    prices: (pieces - 2) * pricesOfTable,
  };
}
