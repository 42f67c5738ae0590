import { BatchKitProvider } from '#batches/batch-kit.ts';
import { BatchPage } from '#batches/batch-page.tsx';
import { useNumbersKit } from './use-numbers-kit.tsx';

/** One file of card numbers, from its check to its result. */
export const NumbersPage = () => (
  <BatchKitProvider value={useNumbersKit()}>
    <BatchPage />
  </BatchKitProvider>
);
