import { BatchKitProvider } from '#batches/batch-kit.ts';
import { BatchPage } from '#batches/batch-page.tsx';
import { useOffersKit } from './use-offers-kit.tsx';

/** One file of offers, from its check to its result. */
export const OfferFilePage = () => (
  <BatchKitProvider value={useOffersKit()}>
    <BatchPage />
  </BatchKitProvider>
);
