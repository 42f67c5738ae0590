import { type Column, columnsInUse } from '@takst/contract/ticketing/batches/batch-service.ts';
import { useBatchKit } from './batch-kit.ts';

/** The columns that rows are stored with and that users see, in the order of the table. */
export function useColumnsInUse(): [string, Column][] {
  const { service, options } = useBatchKit();
  return columnsInUse(service, options).filter(([, { isHidden = false }]) => !isHidden);
}
