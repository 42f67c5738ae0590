import { carryOutInChunks } from '#platform/jobs/chunks/carry-out-in-chunks.ts';
import type { ChunkEnd, WorkInChunks } from '#platform/jobs/chunks/work-in-chunks.ts';
import { billChunk } from './bill-chunk.ts';
import { leaveCompany } from './leave-company.ts';
import type { InvoiceRunDependencies } from './run-dependencies.ts';
import type { RunKey } from './run.store.ts';

/** A run as work in chunks. Its items are companies, by their id. */
export const runInChunks = (
  dependencies: InvoiceRunDependencies,
  key: RunKey,
): WorkInChunks<number> => ({
  sizes: { first: dependencies.pace.companies ?? 100, most: 1_000 },
  isOneAtATime: false,
  carryOut: (chunk) => billChunk(dependencies, key, chunk),
  giveUp: (companyId, error) => leaveCompany(dependencies, key, { companyId, error }),
});

export const carryOutRun = (dependencies: InvoiceRunDependencies, key: RunKey): Promise<ChunkEnd> =>
  carryOutInChunks(runInChunks(dependencies, key), dependencies.pace);
