import { BatchKitProvider } from '#batches/batch-kit.ts';
import { BatchesBelow } from '#batches/list/batches-below.tsx';
import { useBirthdayKit } from './use-birthday-kit.tsx';

/** The changes because of age that run, wait or are done. */
export const EarlierChanges = () => (
  <BatchKitProvider value={useBirthdayKit('new-profile')}>
    <BatchesBelow />
  </BatchKitProvider>
);
