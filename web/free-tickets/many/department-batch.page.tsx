import { BatchKitProvider } from '#batches/batch-kit.ts';
import { BatchPage } from '#batches/batch-page.tsx';
import { useDepartmentKit } from './use-department-kit.tsx';

/** One mass change of department, from its check to its result. */
export const DepartmentBatchPage = () => (
  <BatchKitProvider value={useDepartmentKit()}>
    <BatchPage />
  </BatchKitProvider>
);
