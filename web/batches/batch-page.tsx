import type { Batch } from '@takst/contract/batches/batch.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInAddress } from '#api/use-id-in-address.ts';
import { formatNumber } from '#design/format.ts';
import { BackLink } from '#design/links/back-link.tsx';
import { Card } from '#design/page/card.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useMoment } from '#session/use-moment.ts';
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
  const id = useIdInAddress();
  const { data, error } = useQuery(batchQuery(calls, id));
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
      {error ? (
        <EmptyState icon="trash" title={t('goneTitle')}>
          {t('goneText')}
        </EmptyState>
      ) : data ? (
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

const Actions = ({ batch }: { batch: Batch }) => (
  <>
    <DownloadRows batch={batch} />
    {batch.state === 'draft' && <DiscardButton batch={batch} />}
  </>
);

const BatchBody = (data: BatchData) =>
  data.batch.state === 'draft' ? <Draft {...data} /> : <RunView batch={data.batch} />;

/** The file, its rows, and who read it when. */
function Source({ batch: { source, total, createdAt, createdBy } }: { batch: Batch }) {
  const t = useTexts('batches');
  const moment = useMoment();
  return [
    source.name ?? t('pastedSource'),
    t('rowsRead', {
      count: total,
      rows: formatNumber(total),
      at: moment(createdAt, 'in-sentence'),
      who: createdBy,
    }),
  ].join(' · ');
}
