import { setTimeout as wait } from 'node:timers/promises';
import { inTurn } from './in-turn.ts';

/** How the work of a file takes its place among the calls of users. */
export type Pace = <T>(piece: () => Promise<T>) => Promise<T>;

/** For a database server, which works on each connection in a process of its own. */
export const unpaced: Pace = (piece) => piece();

/**
 * The embedded database has one connection and works in the thread that answers calls. So one piece of one file is made
 * at a time, and after each of them the calls of users have at least as long as it took.
 */
export function pacedPieces(): Pace {
  const oneByOne = inTurn();
  return (piece) =>
    oneByOne(async () => {
      const startedMs = performance.now();
      try {
        return await piece();
      } finally {
        await wait(performance.now() - startedMs);
      }
    });
}

/** The parts of a file, each of them a piece of its own. */
export async function* paced<T>(parts: AsyncIterable<T>, pace: Pace): AsyncGenerator<T> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const part = await pace(() => iterator.next());
      if (part.done) return;
      yield part.value;
    }
  } finally {
    await iterator.return?.();
  }
}
