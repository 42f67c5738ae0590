import { codeImportCalls } from '@takst/contract/ticketing/code-pools/code-import-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchPage } from '#ticketing/batches/batch-page.tsx';
import { batchQuery } from '#ticketing/batches/batch/batch.queries.ts';
import { isPool, useImportKit } from './use-import-kit.tsx';

/** One file of codes, from its check to its result. */
export function CodeImportPage() {
  const { data } = useQuery(batchQuery(codeImportCalls, useIdInAddress()));
  const act = data?.batch.act ?? null;
  return (
    <BatchKitProvider value={useImportKit(isPool(act) ? act : null)}>
      <BatchPage />
    </BatchKitProvider>
  );
}
