import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { useDepartmentKit } from './use-department-kit.tsx';

/** One mass change of department, from its check to its result. */
export const DepartmentBatchPage = () => (
  <BatchKitProvider value={useDepartmentKit()}>
    <BatchPage />
  </BatchKitProvider>
);
