import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { useNumbersKit } from './use-numbers-kit.tsx';

/** One file of card numbers, from its check to its result. */
export const NumbersPage = () => (
  <BatchKitProvider value={useNumbersKit()}>
    <BatchPage />
  </BatchKitProvider>
);
