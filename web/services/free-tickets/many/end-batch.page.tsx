import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { useEndKit } from './use-end-kit.tsx';

/** One mass end, from its check to its result. */
export const EndBatchPage = () => (
  <BatchKitProvider value={useEndKit()}>
    <BatchPage />
  </BatchKitProvider>
);
