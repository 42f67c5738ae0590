import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchesBelow } from '#ticketing/batches/list/batches-below.tsx';
import { StartBatch } from '#ticketing/batches/start/start-batch.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useNumbersKit } from './use-numbers-kit.tsx';

/** Reads the numbers of cards from the factory's file into a draft. */
export function StartNumbersPage() {
  const t = useTexts('travel-cards');
  const { features } = useSignedIn();
  const list = features.has('travelCards') ? '/reisekort' : '/fribilletter/reisekort';
  return (
    <BatchKitProvider value={useNumbersKit()}>
      <PageHeader
        back={<BackLink to={list}>{t('title')}</BackLink>}
        title={t('numbersTitle')}
        subtitle={t('numbersSubtitle')}
      />
      <div className="grid gap-6">
        <StartBatch options={{ slashOrder: null }} />
        <BatchesBelow />
      </div>
    </BatchKitProvider>
  );
}
