import type { Batch, BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { formatNumber } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useNarrow } from '#platform/design/table/use-narrow.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { batchQuery } from './batch/batch.queries.ts';
import { useBatchKit } from './batch/batch-kit.ts';
import { DownloadRows } from './download-rows.tsx';
import { DiscardButton } from './draft/discard-button.tsx';
import { useSourceName } from './use-source-name.ts';

/** A batch shows one of them; each is loaded beside its rows. */
const Draft = lazy(async () => ({ default: (await import('./draft/draft.tsx')).Draft }));
const RunView = lazy(async () => ({ default: (await import('./run/run-view.tsx')).RunView }));

/** One batch from its first row to its result, at one address. */
export function BatchPage() {
  const t = useTexts('batches');
  const { calls, startPath, texts, draft } = useBatchKit();
  const id = useIdInAddress();
  const { data, error } = useQuery(batchQuery(calls, id));
  const batchName = data && texts.nameOf?.(data.batch);
  const title = batchName ?? (data?.batch.state === 'draft' ? t('checkTitle') : texts.title);
  const actions = data && <Actions {...data} />;
  // A phone has the rows first.
  const isPhone = useNarrow(600);
  useDocumentTitle(title);
  return (
    <>
      <PageHeader
        isOneLine
        back={<BackLink to={startPath}>{texts.title}</BackLink>}
        title={title}
        subtitle={data && <Source batch={data.batch} />}
        actions={!isPhone && actions}
      />
      {error ? (
        <EmptyState icon="trash" title={t('goneTitle')}>
          {t('goneText')}
        </EmptyState>
      ) : data ? (
        <Suspense fallback={<Loading />}>
          {data.batch.state !== 'draft' ? (
            <RunView batch={data.batch} totals={data.totals} />
          ) : (
            (draft?.(data) ?? <Draft {...data} />)
          )}
        </Suspense>
      ) : (
        <Loading />
      )}
      {isPhone && actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
    </>
  );
}

const Loading = () => (
  <Card>
    <SkeletonLines lines={8} />
  </Card>
);

type ActionsProps = { batch: Batch; totals: BatchTotals };

const Actions = ({ batch, totals }: ActionsProps) => (
  <>
    {(batch.state !== 'draft' || totals.faulty > 0) && <DownloadRows batch={batch} />}
    {batch.state === 'draft' && <DiscardButton batch={batch} />}
  </>
);

/** The file, its rows, and who read it when. */
function Source({ batch: { source, total, createdAt, createdBy } }: { batch: Batch }) {
  const t = useTexts('batches');
  const moment = useMoment();
  const sourceName = useSourceName();
  return [
    sourceName(source),
    t('rowsRead', {
      count: total,
      rows: formatNumber(total),
      at: moment(createdAt, 'in-sentence'),
      who: createdBy,
    }),
  ].join(' · ');
}
