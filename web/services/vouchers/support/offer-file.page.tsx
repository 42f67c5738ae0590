import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { useOffersKit } from './use-offers-kit.tsx';

/** One file of offers, from its check to its result. */
export const OfferFilePage = () => (
  <BatchKitProvider value={useOffersKit()}>
    <BatchPage />
  </BatchKitProvider>
);
