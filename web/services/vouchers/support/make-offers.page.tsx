import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchesBelow } from '#ticketing/batches/list/batches-below.tsx';
import { StartBatch } from '#ticketing/batches/start/start-batch.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useOffersKit } from './use-offers-kit.tsx';

/** Reads people and amounts from a file into a draft. */
export function MakeOffersPage() {
  const t = useTexts('vouchers');
  return (
    <BatchKitProvider value={useOffersKit()}>
      <PageHeader
        back={<BackLink to="/kodelager/tilbud">{t('title')}</BackLink>}
        title={t('fileTitle')}
        subtitle={t('fileSubtitle')}
      />
      <div className="grid gap-6">
        <StartBatch options={{ slashOrder: null }} />
        <BatchesBelow />
      </div>
    </BatchKitProvider>
  );
}
