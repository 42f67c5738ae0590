import { codeImportCalls } from '@takst/contract/ticketing/code-pools/code-import-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInAddress } from '#api/use-id-in-address.ts';
import { BatchKitProvider } from '#batches/batch-kit.ts';
import { BatchPage } from '#batches/batch-page.tsx';
import { batchQuery } from '#batches/batch.queries.ts';
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
