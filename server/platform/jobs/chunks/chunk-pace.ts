import type { OpenDatabase } from '#platform/db/connection/open-database.ts';

export type ChunkPace = {
  /** How long a chunk should take. */
  readonly chunkMs: number;
  /** After which a job leaves the rest to the next one. */
  readonly jobMs: number;
  /** Milliseconds of a clock that only runs forward. */
  readonly elapsed: () => number;
};

/** The embedded database runs in this process and does one thing at a time: calls wait for each chunk. */
export const chunkPace = ({ kind }: Pick<OpenDatabase, 'kind'>): ChunkPace => ({
  chunkMs: kind === 'pglite' ? 60 : 300,
  jobMs: 5_000,
  elapsed: () => performance.now(),
});
