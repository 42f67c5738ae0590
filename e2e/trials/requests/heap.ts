const megabyte = 1024 ** 2;

/** The portal's memory after a collection, as its probe says. */
export async function heapOf(probePort: number): Promise<{ heapMb: number; rssMb: number }> {
  const answer = await fetch(`http://127.0.0.1:${probePort}`);
  const { heapUsed, rss } = (await answer.json()) as { heapUsed: number; rss: number };
  return { heapMb: heapUsed / megabyte, rssMb: rss / megabyte };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What is filled once, as caches, is filled in the first half. */
const mostGrowth = 1.1;
const mostGrowthMb = 5;

/** Whether the last quarter needs no more than the third, within what one look differs from the next. */
export function isFlat(heaps: readonly number[]): boolean {
  const third = heaps.slice(heaps.length / 2, (heaps.length * 3) / 4);
  const last = heaps.slice((heaps.length * 3) / 4);
  return mean(last) <= Math.max(mean(third) * mostGrowth, mean(third) + mostGrowthMb);
}
