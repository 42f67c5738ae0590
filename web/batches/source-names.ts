import type { Batch } from '@takst/contract/batches/batch.schema.ts';

/** What a batch came from, where it has no name: the name of an old file is erased. */
export const sourceNames = {
  file: 'namelessSource',
  paste: 'pastedSource',
  ticked: 'tickedSource',
} as const satisfies Record<Batch['source']['kind'], string>;
