import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { useRosterKit } from './use-roster-kit.tsx';

/** One comparison, from its proposals to its result. */
export function RosterBatchPage() {
  const kit = useRosterKit();
  return (
    <BatchKitProvider value={kit}>
      <BatchPage />
    </BatchKitProvider>
  );
}
