import { companyTicketChangeCalls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { batchQuery } from '#ticketing/batches/batch/batch.queries.ts';
import { isChangeAct } from '#ticketing/subscribers/change-many/act-texts.ts';
import { useChangeManyKit } from './use-change-many-kit.tsx';

/** One change for many, from what would happen to its result. */
export function ChangeBatchPage() {
  const { data } = useQuery(batchQuery(companyTicketChangeCalls, useIdInAddress()));
  const act = data?.batch.act ?? null;
  const kit = useChangeManyKit(isChangeAct(act) ? act : 'end');
  return (
    <BatchKitProvider value={kit}>
      <BatchPage />
    </BatchKitProvider>
  );
}
