import type { Batch, BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useFocusOnMount } from '#platform/design/use-focus-on-mount.ts';
import { useBatchKit } from '../batch/batch-kit.ts';

/** What came of all rows, and who carried them out. */
export function Finished({ batch, totals }: { batch: Batch; totals: BatchTotals }) {
  const t = useTexts('batches');
  const moment = useMoment();
  const { texts } = useBatchKit();
  const { done, total, startedAt, startedBy, state } = batch;
  const message = useFocusOnMount<HTMLDivElement>();
  const notDone = total - done;
  const details = [
    notDone > 0 && t('notDone', { count: notDone, rows: formatNumber(notDone) }),
    state === 'ended' && t('wasEnded'),
    startedAt && t('carriedOutBy', { at: moment(startedAt, 'in-sentence'), who: startedBy ?? '' }),
  ].filter(Boolean);
  return (
    <div ref={message} tabIndex={-1} className="outline-none">
      <Notice
        kind={notDone === 0 ? 'success' : 'info'}
        title={texts.carriedOut(done, totals)}
        isAnnounced
      >
        <p>{details.join(' ')}</p>
      </Notice>
    </div>
  );
}
