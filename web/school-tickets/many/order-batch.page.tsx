import { BatchKitProvider } from '#batches/batch-kit.ts';
import { BatchPage } from '#batches/batch-page.tsx';
import { useSchoolOrderKit } from './use-school-order-kit.tsx';

/** One order for many pupils, from its check to its result. */
export const OrderBatchPage = () => (
  <BatchKitProvider value={useSchoolOrderKit()}>
    <BatchPage />
  </BatchKitProvider>
);
