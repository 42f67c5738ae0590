import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchesBelow } from '#ticketing/batches/list/batches-below.tsx';
import { useBirthdayKit } from './use-birthday-kit.tsx';

/** The changes because of age that run, wait or are done. */
export const EarlierChanges = () => (
  <BatchKitProvider value={useBirthdayKit('new-profile')}>
    <BatchesBelow />
  </BatchKitProvider>
);
