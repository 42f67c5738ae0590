import type { Batch } from '@takst/contract/batches/batch.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { formatMoment, formatNumber } from '#design/format.ts';
import { BackLink } from '#design/links/back-link.tsx';
import { Card } from '#design/page/card.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { batchQuery } from './batch.queries.ts';
import { useBatchKit } from './batch-kit.ts';
import { DownloadRows } from './download-rows.tsx';
import { DiscardButton } from './draft/discard-button.tsx';
import { Draft } from './draft/draft.tsx';
import { RunView } from './run/run-view.tsx';

/** One batch from its first row to its result, at one address. */
export function BatchPage() {
  const t = useTexts('batches');
  const { calls, startPath, texts } = useBatchKit();
  const { id }: { id?: string } = useParams({ strict: false });
  const { data } = useQuery(batchQuery(calls, Number(id)));
  const title = data?.batch.state === 'draft' ? t('checkTitle') : texts.title;
  useDocumentTitle(title);
  return (
    <>
      <PageHeader
        back={<BackLink to={startPath}>{texts.title}</BackLink>}
        title={title}
        subtitle={data && <Source batch={data.batch} />}
        actions={data && <Actions batch={data.batch} />}
      />
      {data ? (
        <BatchBody {...data} />
      ) : (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
    </>
  );
}

type BatchData = NonNullable<Parameters<typeof Draft>[0]>;

function Actions({ batch }: { batch: Batch }) {
  if (batch.state === 'discarded') return null;
  return (
    <>
      <DownloadRows batch={batch} />
      {batch.state === 'draft' && <DiscardButton batch={batch} />}
    </>
  );
}

function BatchBody(data: BatchData) {
  const t = useTexts('batches');
  const { state } = data.batch;
  if (state === 'draft') return <Draft {...data} />;
  if (state === 'discarded')
    return (
      <EmptyState icon="trash" title={t('discardedTitle')}>
        {t('discardedText')}
      </EmptyState>
    );
  return <RunView batch={data.batch} />;
}

/** The file, its rows, and who read it when. */
function Source({ batch: { source, total, createdAt, createdBy } }: { batch: Batch }) {
  const t = useTexts('batches');
  return [
    source.name ?? t('pastedSource'),
    t('rowsRead', {
      count: total,
      rows: formatNumber(total),
      at: formatMoment(createdAt),
      who: createdBy,
    }),
  ].join(' · ');
}
