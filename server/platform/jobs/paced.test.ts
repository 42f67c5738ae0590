import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { endOfPiece, paced, takenInTurns } from './paced.ts';

/** A call of a user that is answered when it is told so. */
function openCall() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, answer: () => resolve() };
}

describe('the pieces of files', () => {
  it('are made one at a time, of whichever file', async () => {
    const { pace } = takenInTurns();
    let working = 0;
    let most = 0;
    const piece = async () => {
      working += 1;
      most = Math.max(most, working);
      await wait(5);
      working -= 1;
    };
    await Promise.all([pace(piece), pace(piece), pace(piece)]);
    expect(most).toBe(1);
  });

  it('wait until no user waits for an answer', async () => {
    const { pace, answer } = takenInTurns(() => 60_000);
    const [one, other] = [openCall(), openCall()];
    const calls = [answer(one.work), answer(other.work)];
    const results: string[] = [];
    const piece = pace(async () => void results.push('piece'));
    one.answer();
    await calls[0];
    await wait(30);
    expect(results).toEqual([]);
    other.answer();
    await piece;
    expect(results).toEqual(['piece']);
  });

  it('are made in the end, however many calls there are: the shorter, the sooner', async () => {
    const { pace, answer } = takenInTurns();
    const endless = openCall();
    const call = answer(endless.work);
    const waitedMs = async (pieceMs: number) => {
      const startedMs = performance.now();
      const begunMs = await pace(async () => {
        const begun = performance.now();
        await wait(pieceMs);
        return begun;
      });
      return begunMs - startedMs;
    };
    // The bounds leave room for a busy machine.
    expect(await waitedMs(20)).toBeLessThan(900);
    expect(await waitedMs(0)).toBeGreaterThan(300);
    expect(await waitedMs(0)).toBeLessThan(900);
    endless.answer();
    await call;
  });

  it('wait for a second at most, after however long a piece', async () => {
    const { pace, answer } = takenInTurns();
    await pace(() => wait(300));
    const endless = openCall();
    const call = answer(endless.work);
    const startedMs = performance.now();
    await pace(async () => 'piece');
    const waitedMs = performance.now() - startedMs;
    expect(waitedMs).toBeGreaterThan(900);
    expect(waitedMs).toBeLessThan(4_000);
    endless.answer();
    await call;
  });

  it('are let out without those that are empty', async () => {
    async function* parts() {
      yield endOfPiece;
      yield new Uint8Array([1]);
      yield endOfPiece;
    }
    const { pace } = takenInTurns();
    expect(await Array.fromAsync(paced(parts(), pace))).toEqual([new Uint8Array([1])]);
  });
});
