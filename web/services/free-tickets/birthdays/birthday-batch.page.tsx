import { freeTicketBirthdayCalls } from '@takst/contract/ticketing/batches/free-ticket-birthday-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { batchQuery } from '#ticketing/batches/batch/batch.queries.ts';
import { birthdayActOf, useBirthdayKit } from './use-birthday-kit.tsx';

/** One change for those who were ticked, from what would happen to its result. */
export function BirthdayBatchPage() {
  const { data } = useQuery(batchQuery(freeTicketBirthdayCalls, useIdInAddress()));
  const act = birthdayActOf(data?.batch.act ?? null);
  return (
    <BatchKitProvider value={useBirthdayKit(act)}>
      <BatchPage />
    </BatchKitProvider>
  );
}
