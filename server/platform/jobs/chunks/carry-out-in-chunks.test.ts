import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { carryOutInChunks } from './carry-out-in-chunks.ts';
import type { ChunkResult, WorkInChunks } from './work-in-chunks.ts';

const pace = { chunkMs: 300, jobMs: 60_000, elapsed: () => performance.now() };
type Carry = WorkInChunks<number>['carryOut'];

/** Work whose chunks do what a test says, and which says what it has given up. */
function workOf(carryOut: Carry, isOneAtATime = false) {
  const givenUp: number[] = [];
  const work: WorkInChunks<number> = {
    sizes: { first: 4, most: 8 },
    isOneAtATime,
    carryOut,
    async giveUp(item) {
      givenUp.push(item);
      return { end: 'over', items: 1 };
    },
  };
  return { ...work, givenUp };
}

/** Chunks without items, of which the last is over. */
function emptyChunks(count: number, chunk: () => Promise<void>): Carry {
  let remainingItems = count;
  return async () => {
    await chunk();
    remainingItems -= 1;
    return { end: remainingItems > 0 ? 'goes-on' : 'over', items: 0 } satisfies ChunkResult;
  };
}

describe('a chunk that throws', () => {
  const throwing =
    (error: Error, sizes: number[] = []): Carry =>
    async ({ max, take }) => {
      sizes.push(max);
      take([1, 2, 3].slice(0, max));
      throw error;
    };

  it('is tried again at half of what it had, until one item is alone', async () => {
    const sizes: number[] = [];
    const work = workOf(throwing(new Error('planted'), sizes));
    expect(await carryOutInChunks(work, pace)).toBe('over');
    expect(sizes).toEqual([4, 1]);
    expect(work.givenUp).toEqual([1]);
  });

  it('is the fault of no item when the database is away', async () => {
    const away = Object.assign(new Error('away'), { code: '57P01' });
    const work = workOf(throwing(away));
    await expect(carryOutInChunks(work, pace)).rejects.toThrow('away');
    expect(work.givenUp).toEqual([]);
  });

  it('is the fault of no item before it has taken any', async () => {
    const work = workOf(async () => {
      throw new Error('planted');
    });
    await expect(carryOutInChunks(work, pace)).rejects.toThrow('planted');
    expect(work.givenUp).toEqual([]);
  });
});

describe('a worker', () => {
  it('carries out one chunk at least, and ends with its time', async () => {
    let chunks = 0;
    const work = workOf(emptyChunks(9, async () => void (chunks += 1)));
    expect(await carryOutInChunks(work, { ...pace, jobMs: 0 })).toBe('goes-on');
    expect(chunks).toBe(1);
  });

  it('lets calls come in between chunks', async () => {
    let isOver = false;
    let calls = 0;
    const work = workOf(emptyChunks(9, async () => undefined));
    const carrying = carryOutInChunks(work, pace).then(() => (isOver = true));
    while (!isOver) {
      await setImmediate();
      calls += 1;
    }
    await carrying;
    expect(calls).toBeGreaterThanOrEqual(8);
  });

  it.each([
    { isOneAtATime: true, most: 1 },
    { isOneAtATime: false, most: 2 },
  ])('carries out $most at once in a process: $isOneAtATime', async ({ isOneAtATime, most }) => {
    let working = 0;
    let observed = 0;
    const chunk = async () => {
      working += 1;
      observed = Math.max(observed, working);
      await wait(5);
      working -= 1;
    };
    const works = [1, 2].map(() => workOf(emptyChunks(3, chunk), isOneAtATime));
    await Promise.all(works.map((work) => carryOutInChunks(work, pace)));
    expect(observed).toBe(most);
  });
});
