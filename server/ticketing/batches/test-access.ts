import { batchIds, placeBatches } from './test-world.store.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const batchesAccess = {
  things: {
    /** Drafts of orders and finished changes for many, with a row for each person; and an import of a code named by it. */
    batches: { find: batchIds, nobodys: 7_899_999, inPaths: 'all', isMark: true },
  },
  place: placeBatches,
  firstIds: { 'batches.batch': 7_800_001 },
} as const satisfies AreaAccess;
