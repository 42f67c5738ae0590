import { beginChunk, type Chunk, noChunk } from './chunk.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { companiesAfter, finishRun, type RunKey, runPosition } from './run.store.ts';

/** Companies in one transaction: the first ones, and the most. */
const sizes = { first: 100, most: 1_000 } as const;

/**
 * Carries out a run from where it stands, some companies in each transaction, until it is over or its time is;
 * answers whether it is over. Killed anywhere, what is committed is whole, and the next one goes on.
 */
export async function carryOutRun(
  dependencies: InvoiceRunDependencies,
  key: RunKey,
): Promise<boolean> {
  const { database, pace, clock } = dependencies;
  const startedAt = pace.elapsed();
  let size: number = pace.companies ?? sizes.first;
  let begunThrough = 0;
  let before = noChunk;
  for (;;) {
    const companies = await nextCompanies(dependencies, key, { begunThrough, max: size });
    const last = companies?.at(-1);
    if (!companies || last === undefined) {
      await before.done;
      if (companies) await database.transaction((tx) => finishRun(tx, key, clock.now()));
      return true;
    }
    begunThrough = last;
    const chunk = beginChunk(dependencies, { key, companies }, before);
    const msForEach = await turnOf(chunk, before);
    if (msForEach !== null) size = sizeFor(pace.chunkMs / msForEach, size);
    before = chunk;
    if (pace.elapsed() - startedAt > pace.jobMs) {
      await chunk.done;
      return false;
    }
  }
}

/** Those after the last that is done or begun; null when the run is over. */
async function nextCompanies(
  { database }: InvoiceRunDependencies,
  key: RunKey,
  { begunThrough, max }: { begunThrough: number; max: number },
): Promise<number[] | null> {
  const position = await runPosition(database, key);
  if (position === null) return null;
  const after = Math.max(position, begunThrough);
  return companiesAfter(database, { tenant: key.tenant, after, max });
}

/** Waits until the periods of a chunk are closed and the one before is over; how long a company of that one took. */
async function turnOf(chunk: Chunk, before: Chunk): Promise<number | null> {
  await chunk.periodsClosed;
  const msForEach = await before.done.catch(async (error: unknown) => {
    await chunk.committed;
    throw error;
  });
  // It began anew: the next one must not lock its companies before.
  if (!(await before.committed)) await chunk.done;
  return msForEach;
}

/** As many as take the time that one transaction should, and at most twice as many as before. */
const sizeFor = (inTime: number, size: number): number =>
  Math.max(1, Math.min(sizes.most, size * 2, Math.floor(inTime)));
