/** Repeats the work concurrently until the time is over; returns how often it was done. */
export async function busyFor(
  ms: number,
  workers: readonly (() => Promise<unknown>)[],
): Promise<number> {
  const until = performance.now() + ms;
  let count = 0;
  await Promise.all(
    workers.map(async (work) => {
      while (performance.now() < until) {
        await work();
        count += 1;
      }
    }),
  );
  return count;
}
