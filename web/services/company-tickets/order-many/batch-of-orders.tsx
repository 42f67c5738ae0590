import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { useOrderManyKit } from './use-order-many-kit.tsx';

/** One list of orders, from its check to its result. */
export function BatchOfOrders() {
  const kit = useOrderManyKit();
  return (
    <BatchKitProvider value={kit}>
      <BatchPage />
    </BatchKitProvider>
  );
}
