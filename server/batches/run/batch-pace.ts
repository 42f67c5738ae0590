import type { Pace } from './run-dependencies.ts';
import type { OpenDatabase } from '#db/connection/open-database.ts';

type Kind = Pick<OpenDatabase, 'kind'>;

/** The embedded database runs in this process and does one thing at a time: calls wait for each part. */
const isEmbedded = ({ kind }: Kind): boolean => kind === 'pglite';

/** Rows that one request checks. */
export const maxChecked = (open: Kind): number => (isEmbedded(open) ? 100 : 1000);

export const batchPace = (open: Kind): Pace => ({
  chunkMs: isEmbedded(open) ? 60 : 300,
  jobMs: 5_000,
  elapsed: () => performance.now(),
});
