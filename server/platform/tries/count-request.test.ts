import { describe, expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { countRequests } from './tries.public.ts';

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
const rounded = (ms: number) => ms.toFixed(2);

describe('counting requests in the database', () => {
  databaseTest('lets 50 of 200 requests at once pass, and 150 wait', async ({ database }) => {
    const processes = [countRequests(database), countRequests(database)] as const;
    const one = { who: 'at once', max: 50 };
    const all = Array.from({ length: 200 }, (_, at) => processes[at % 2 === 0 ? 0 : 1](one));
    const waits = await Promise.all(all);
    expect(waits.filter((wait) => wait === null)).toHaveLength(50);
    for (const wait of waits) if (wait !== null) expect(wait).toBeGreaterThan(0);
  });

  databaseTest(
    'tells one that has to wait how long, without asking again',
    async ({ database }) => {
      const [count, other] = [countRequests(database), countRequests(database)];
      const one = { who: 'one', max: 1 };
      expect(await count(one)).toBeNull();
      for (const again of [count, count, other]) {
        const wait = await again(one);
        expect(wait).toBeGreaterThan(58);
        expect(wait).toBeLessThanOrEqual(60);
      }
      expect(await other({ ...one, who: 'another' })).toBeNull();
    },
  );

  /** Prints what it costs; a bound that is far above it fails where requests wait for each other. */
  databaseTest('is cheap, also when one caller asks 200 times at once', async ({ database }) => {
    const count = countRequests(database);
    const max = 1_000_000;
    const times = Array.from({ length: 200 }, (_, at) => at);
    await count({ who: 'warm', max });
    const alone = await msOf(async () => {
      for (const _ of times) await count({ who: 'alone', max });
    });
    const apart = await msOf(() =>
      Promise.all(times.map((at) => count({ who: `apart ${at}`, max }))),
    );
    const atOnce = await msOf(() => Promise.all(times.map(() => count({ who: 'hot', max }))));
    const usedUp = countRequests(database);
    for (const _ of [1, 2]) await usedUp({ who: 'flood', max: 1 });
    const refused = await msOf(() =>
      Promise.all(times.map(() => usedUp({ who: 'flood', max: 1 }))),
    );
    console.info(
      `200 counted requests: ${rounded(alone / 200)} ms each one after the other, ` +
        `${rounded(apart)} ms for 200 callers at once, ${rounded(atOnce)} ms for one caller, ` +
        `${rounded(refused)} ms for a caller that has used up its minute`,
    );
    expect(atOnce).toBeLessThan(5_000);
    expect(refused).toBeLessThan(atOnce);
  });
});
