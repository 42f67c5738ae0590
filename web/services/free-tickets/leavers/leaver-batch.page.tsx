import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { useLeaverKit } from './use-leaver-kit.tsx';

/** One comparison for leavers, from its proposals to its result. */
export const LeaverBatchPage = () => (
  <BatchKitProvider value={useLeaverKit()}>
    <BatchPage />
  </BatchKitProvider>
);
