import type { Batch } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface BatchStateProps {
  batch: Pick<Batch, 'state' | 'done' | 'total'>;
}

/** Where a batch stands; of one that is over how many rows are done. */
export function BatchState({ batch: { state, done, total } }: BatchStateProps) {
  const t = useTexts('batches');
  if (state === 'draft') return <Badge tone="info">{t('batchDraft')}</Badge>;
  if (state === 'running') return <Badge tone="info">{t('batchRunning')}</Badge>;
  if (state === 'stopped') return <Badge tone="warning">{t('batchStopped')}</Badge>;
  if (done === total) return <Badge tone="quiet">{t('batchDone')}</Badge>;
  return (
    <Badge tone="neutral">
      {t('doneOf', { done: formatNumber(done), total: formatNumber(total) })}
    </Badge>
  );
}
