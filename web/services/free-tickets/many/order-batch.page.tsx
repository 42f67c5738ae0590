import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { useOrderKit } from './use-order-kit.tsx';

/** One mass order, from its check to its result. */
export const OrderBatchPage = () => (
  <BatchKitProvider value={useOrderKit()}>
    <BatchPage />
  </BatchKitProvider>
);
