import { setTimeout as wait } from 'node:timers/promises';
import { inTurn } from './in-turn.ts';

/** How the work of a file takes its place among the calls of users. */
export type Pace = <T>(piece: () => Promise<T>) => Promise<T>;

/** For a database server, which works on each connection in a process of its own. */
const unpaced: Pace = (piece) => piece();

/** How the work of files and the calls of users take turns. */
export type Turns = {
  /** A piece of a file. */
  readonly pace: Pace;
  /** A call that a user waits for. */
  readonly answer: Pace;
};

export const withoutTurns: Turns = { pace: unpaced, answer: unpaced };

/** Calls that come one after the other without end do not keep a file waiting for longer than this before each piece. */
const maxPatienceMs = 1_000;
/** Twenty times the last piece: small files are soon done, and large ones leave the calls nearly all of the time. */
const patiencePerPieceMs = 20;
const lookEveryMs = 5;

/** How long a piece waits for calls, in milliseconds, by how long the piece before it took, of whichever file. */
const patienceAfter = (lastPieceMs: number): number =>
  Math.min(maxPatienceMs, patiencePerPieceMs * lastPieceMs);

/**
 * The embedded database has one connection and works in the thread that answers calls. So one piece of one file is made
 * at a time, none begins while a user waits for an answer, and after each of them calls have at least as long as it
 * took. A call asks the database several times: without that it would wait for a piece each time.
 */
export function takenInTurns(patienceMsAfter = patienceAfter): Turns {
  const oneByOne = inTurn();
  let calls = 0;
  let lastPieceMs = 0;
  async function untilAnswered() {
    const startedMs = performance.now();
    const patienceMs = patienceMsAfter(lastPieceMs);
    while (calls > 0 && performance.now() - startedMs < patienceMs) await wait(lookEveryMs);
  }
  return {
    pace: (piece) =>
      oneByOne(async () => {
        await untilAnswered();
        const startedMs = performance.now();
        try {
          return await piece();
        } finally {
          lastPieceMs = performance.now() - startedMs;
          await wait(lastPieceMs);
        }
      }),
    async answer(work) {
      calls += 1;
      try {
        return await work();
      } finally {
        calls -= 1;
      }
    },
  };
}

/** A part of a file without content: what it took to get there was a piece of its own. */
export const endOfPiece = new Uint8Array(0);

/** The parts of a file, each of them a piece of its own; empty ones only end a piece. */
export async function* paced<T extends { readonly length: number }>(
  parts: AsyncIterable<T>,
  pace: Pace,
): AsyncGenerator<T> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const part = await pace(() => iterator.next());
      if (part.done) return;
      if (part.value.length > 0) yield part.value;
    }
  } finally {
    await iterator.return?.();
  }
}
