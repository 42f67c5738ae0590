import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useEffect, useRef } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from '../batch/batch-kit.ts';

interface ConfirmBarProps {
  totals: BatchTotals;
  /** Who has done the same before, and when. */
  done: { startedBy: string; startedAt: Temporal.Instant } | null;
  failed: string | null;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks in the page: whether to go on without the rows at fault, or to do again what was done before. */
export function ConfirmBar(props: ConfirmBarProps) {
  const { totals, done, failed, isPending, onCancel, onConfirm } = props;
  const t = useTexts('batches');
  const moment = useMoment();
  const { texts, isDanger = false } = useBatchKit();
  const leftOut = totals.faulty + totals.leftOut;
  const question = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone; the question has its place.
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p
        ref={question}
        tabIndex={-1}
        role="status"
        className="outline-none max-sm:w-full sm:mr-auto"
      >
        {failed && <strong className="font-semibold text-error">{failed} </strong>}
        {done ? (
          <>
            <strong className="font-semibold text-warning">{t('sameRowsDone')}. </strong>
            {t('sameRowsDoneText', {
              who: done.startedBy,
              at: moment(done.startedAt, 'in-sentence'),
            })}
          </>
        ) : (
          t('rowsLeftOut', { count: leftOut, rows: formatNumber(leftOut) })
        )}
      </p>
      <Button className="max-sm:flex-1 max-sm:px-2" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button
        variant={isDanger ? 'danger' : 'primary'}
        className="max-sm:flex-1 max-sm:px-2"
        isPending={isPending}
        onClick={onConfirm}
      >
        {done ? t('carryOutAgain') : texts.carryOut(totals.ready)}
      </Button>
    </>
  );
}
