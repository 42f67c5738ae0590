import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { BatchRow, BatchRowFault } from '@takst/contract/ticketing/batches/batch.schema.ts';

export const cellFaultOf = ({ faults }: BatchRow, column: string): BatchRowFault | undefined =>
  faults.find((fault) => fault.column === column);

/** Whether all that stands in the way of a row is that what it asks for is there already. */
export const isExisting = (
  { faultsOfExisting = [] }: Pick<BatchService, 'faultsOfExisting'>,
  { state, faults }: BatchRow,
): boolean =>
  state === 'faulty' &&
  faults.length > 0 &&
  faults.every(({ code }) => faultsOfExisting.includes(code));

/** Left-out rows are as they are; what is settled stays so. */
export const isMendable = ({ state }: BatchRow): boolean =>
  state === 'faulty' || state === 'ready' || state === 'unchecked' || state === 'refused';
