import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchesBelow } from '#ticketing/batches/list/batches-below.tsx';
import { useRolloverKit } from './use-rollover-kit.tsx';

/** Orders of a next school year that wait, run or are done. */
export const EarlierRollovers = () => (
  <BatchKitProvider value={useRolloverKit('order')}>
    <BatchesBelow />
  </BatchKitProvider>
);
