import type { BatchRow, BatchRowFault } from '@takst/contract/batches/batch.schema.ts';

export const cellFaultOf = ({ faults }: BatchRow, column: string): BatchRowFault | undefined =>
  faults.find((fault) => fault.column === column);

/** Left-out rows are as they are; what is settled stays so. */
export const isMendable = ({ state }: BatchRow): boolean =>
  state === 'faulty' || state === 'ready' || state === 'unchecked' || state === 'refused';
