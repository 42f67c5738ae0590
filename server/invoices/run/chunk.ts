import { isDatabaseUnavailable } from '#db/connection/database-unavailable.ts';
import { billChunk, type ChunkOfRun } from './bill-chunk.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import { advanceRun, CompanyLocked, type RunPart } from './run.store.ts';

/** Some companies of a run that are billed, while those before them are issued. */
export type Chunk = {
  /**
   * The periods of its companies are closed, or it has failed. The next one locks its companies only then, so that no
   * two processes deadlock, and lists of users have the other processor.
   */
  readonly periodsClosed: Promise<void>;
  /** Whether all of it was billed in one transaction. */
  readonly committed: Promise<boolean>;
  /**
   * Billed or reported; rejects when the database is lost. Milliseconds for a company, without the wait for the chunk
   * before; null when there were none.
   */
  readonly done: Promise<number | null>;
};

export const noChunk: Chunk = {
  periodsClosed: Promise.resolve(),
  committed: Promise.resolve(true),
  done: Promise.resolve(null),
};

/** The chunk before could not be billed in one: what was closed meanwhile is taken back, and done when it is over. */
class OutOfTurn extends Error {}

/**
 * Begins to bill some companies. Their periods are closed on a connection of their own while the chunk before issues;
 * they are committed after it, as a run that is killed goes on after the last company that it has done.
 */
export function beginChunk(
  dependencies: InvoiceRunDependencies,
  chunk: ChunkOfRun,
  before: Chunk,
): Chunk {
  const { elapsed } = dependencies.pace;
  const began = elapsed();
  let waitedMs = 0;
  const closed = Promise.withResolvers<void>();
  const awaitPrevious = async () => {
    const waits = elapsed();
    if (!(await before.committed)) throw new OutOfTurn();
    waitedMs += elapsed() - waits;
  };
  const inOne = billChunk(dependencies, chunk, {
    periodsClosed: closed.resolve,
    awaitPrevious,
  }).catch(async (error: unknown) => {
    await before.done;
    if (!(error instanceof OutOfTurn)) throw error;
    await billChunk(dependencies, chunk);
  });
  const committed = inOne.then(
    () => true,
    () => false,
  );
  const done = inOne
    .catch((error: unknown) => billEach(dependencies, chunk, error))
    .then(() => (elapsed() - began - waitedMs) / chunk.companies.length);
  // Whoever awaits it gets the error; until then it must not end the process as unhandled.
  done.catch(() => undefined);
  return {
    periodsClosed: Promise.race([closed.promise, committed.then(() => undefined)]),
    committed,
    done,
  };
}

/** One company that cannot be billed does not hold up the others: it is reported, and left for a later run. */
async function billEach(
  dependencies: InvoiceRunDependencies,
  { key, companies }: ChunkOfRun,
  error: unknown,
): Promise<void> {
  if (isDatabaseUnavailable(error)) throw error;
  if (companies.length > 1) {
    for (const company of companies) {
      const one = { key, companies: [company] };
      await billChunk(dependencies, one).catch((reason: unknown) =>
        billEach(dependencies, one, reason),
      );
    }
    return;
  }
  dependencies.reportError(error, {
    requestId: `invoice-run-${key.runId}`,
    route: 'run-invoices',
  });
  const problems = companies.map((companyId) => ({
    companyId,
    agreementId: null,
    reason: error instanceof CompanyLocked ? ('LOCKED' as const) : ('FAILED' as const),
  }));
  await dependencies.database.transaction((tx) =>
    advanceRun(tx, key, { companies, part: { ...nothing, problems } }),
  );
}

const nothing: RunPart = {
  closedPeriods: 0,
  lines: 0,
  invoices: 0,
  totalOre: 0,
  problems: [],
  emails: 0,
  unaddressed: [],
};
