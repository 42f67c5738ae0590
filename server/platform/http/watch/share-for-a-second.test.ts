import { describe, expect, it } from 'vitest';
import { shareForASecond } from './share-for-a-second.ts';

/** Answers are numbers, counted by how often they were loaded; below a bound they are asked for again. */
function sharing({ isOverAfter = Infinity } = {}) {
  let now = 0;
  let loads = 0;
  const share = shareForASecond<number>({
    isAskedAgain: (answer) => answer < isOverAfter,
    elapsed: () => now,
  });
  return {
    ask: (key = 'company 1') => share.answer(key, async () => (loads += 1)),
    fail: (key = 'company 1') => share.answer(key, () => Promise.reject(new Error('lost'))),
    wait: (ms: number) => void (now += ms),
    loads: () => loads,
  };
}

describe('an answer that many browsers ask for each second', () => {
  it('is loaded once a second', async () => {
    const { ask, wait } = sharing();
    expect([await ask(), await ask()]).toEqual([1, 1]);
    wait(999);
    expect(await ask()).toBe(1);
    wait(1);
    expect(await Promise.all(Array.from({ length: 1_000 }, () => ask()))).toEqual(
      Array.from({ length: 1_000 }, () => 2),
    );
  });

  it('is never the one of another key', async () => {
    const { ask } = sharing();
    expect([await ask('company 1'), await ask('company 2'), await ask('company 1')]).toEqual([
      1, 2, 1,
    ]);
  });

  it('is loaded each time once browsers do not ask again', async () => {
    const { ask, wait } = sharing({ isOverAfter: 2 });
    expect([await ask(), await ask()]).toEqual([1, 1]);
    wait(1_000);
    // The first of them reads that it is over; another one may have changed something since.
    expect(await Promise.all([ask(), ask()])).toEqual([2, 3]);
    expect([await ask(), await ask()]).toEqual([4, 5]);
  });

  it('is loaded again after one that failed', async () => {
    const { ask, fail, wait, loads } = sharing();
    await ask();
    wait(1_000);
    await expect(fail()).rejects.toThrow('lost');
    await ask();
    expect(loads()).toBe(2);
  });
});
