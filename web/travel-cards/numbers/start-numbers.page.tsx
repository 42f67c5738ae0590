import { BatchKitProvider } from '#batches/batch-kit.ts';
import { BatchesBelow } from '#batches/list/batches-below.tsx';
import { StartBatch } from '#batches/start/start-batch.tsx';
import { BackLink } from '#design/links/back-link.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { useSignedIn } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
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
