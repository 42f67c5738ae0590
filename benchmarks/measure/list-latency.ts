import { percentile } from './statistics.ts';

const quietMs = 3_000;
const pauseMs = 2;

/** The p99 of one client that reads a page of a list again and again: for some seconds, or until something is over. */
export async function listP99(
  read: () => Promise<unknown>,
  isOver: (() => boolean) | null = null,
): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + quietMs;
  while (isOver ? !isOver() : performance.now() < end) {
    const startedAt = performance.now();
    await read();
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return percentile(times, 0.99);
}
