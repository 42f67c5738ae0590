import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { useSchoolOrderKit } from './use-school-order-kit.tsx';

/** One order for many pupils, from its check to its result. */
export const OrderBatchPage = () => (
  <BatchKitProvider value={useSchoolOrderKit()}>
    <BatchPage />
  </BatchKitProvider>
);
