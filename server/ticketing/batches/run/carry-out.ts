import type { WorkInChunks } from '#platform/jobs/chunks/work-in-chunks.ts';
import { carryOutChunk } from './carry-out-chunk.ts';
import { failRow } from './fail-row.ts';
import type { RunDependencies } from './run-dependencies.ts';
import type { RunKey } from './running-batch.store.ts';

/** A batch as work in chunks. Its items are rows, by their position. */
export const batchInChunks = (
  dependencies: RunDependencies,
  key: RunKey,
): WorkInChunks<number> => ({
  sizes: { first: 20, most: 1000 },
  isOneAtATime: true,
  carryOut: (chunk) => carryOutChunk(dependencies, key, chunk),
  giveUp: (position, error) => failRow(dependencies, key, { position, error }),
});
