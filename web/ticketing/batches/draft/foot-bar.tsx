import { openQuestions } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { Batch, BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { useState } from 'react';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { BottomBar } from '#platform/design/page/bottom-bar.tsx';
import { useNarrow } from '#platform/design/table/use-narrow.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { useAcceptance } from './acceptance.tsx';
import { useCarryOut } from './use-carry-out.ts';

const CarryOutModal = lazyDialog(async () => (await import('./carry-out.modal.tsx')).CarryOutModal);

interface FootBarProps {
  batch: Batch;
  totals: BatchTotals;
  /** All rows are here and checked. */
  isReady: boolean;
}

/** What is possible now, and why the rest waits; it stays in sight. */
export function FootBar({ batch, totals, isReady }: FootBarProps) {
  const t = useTexts('batches');
  const kit = useBatchKit();
  const { texts, service, isDanger = false } = kit;
  // What must be accepted is read where the rows are.
  const isConfirmedOnPage = kit.isConfirmedOnPage ?? kit.acceptance !== null;
  const isPhone = useNarrow(600);
  const [isOpen, setOpen] = useState(false);
  const carrying = useCarryOut(batch, totals);
  const acceptance = useAcceptance();
  const failureText = useFailureText();
  const failed =
    carrying.problem?.text ??
    (carrying.leavingOutError === null ? null : failureText(carrying.leavingOutError));
  const { faulty, ready, unchecked } = totals;
  const isAsking = openQuestions(service, totals).length > 0;
  // What was ticked goes on past those who cannot be changed; a file is mended first.
  const isPassedOver = batch.onRefusal === 'go-on';
  const hasFaults = faulty > 0 && !isPassedOver;
  const canCarryOut = isReady && ready > 0 && totals.generalFaults.length === 0;
  // The same rows again: the user is told and asked.
  const asksAgain = carrying.refused?.code === 'SAME_ROWS_DONE';
  const isInDialog = !isConfirmedOnPage && (isOpen || asksAgain);
  const isConfirming = isConfirmedOnPage && ((isOpen && hasFaults) || asksAgain);
  const close = () => {
    setOpen(false);
    carrying.forget();
  };
  const carryOut = () => {
    if (!isConfirmedOnPage) setOpen(true);
    else if (acceptance.isGiven()) carrying.start(asksAgain);
  };
  const consent =
    isConfirmedOnPage && canCarryOut && (!hasFaults || isConfirming) ? acceptance.field : null;
  return (
    <>
      {isPhone && consent}
      <BottomBar>
        {!isPhone && consent}
        {isConfirming ? (
          <ConfirmBar
            totals={totals}
            done={carrying.refused?.code === 'SAME_ROWS_DONE' ? carrying.refused : null}
            failed={failed}
            isPending={carrying.isPending}
            onCancel={close}
            onConfirm={carryOut}
          />
        ) : (
          <>
            <p role="status" className="max-sm:w-full sm:mr-auto">
              {failed && <strong className="font-semibold text-error">{failed} </strong>}
              {isAsking && <strong className="font-semibold">{t('answerFirst')} </strong>}
              {hasFaults && (
                <strong className="font-semibold">
                  {t('mustBeMended', { count: faulty, rows: formatNumber(faulty) })}{' '}
                </strong>
              )}
              {faulty > 0 && isPassedOver
                ? t('notCarriedOut', { count: faulty, rows: formatNumber(faulty) })
                : t('allSaved')}
            </p>
            {hasFaults && ready > 0 && (
              <Button
                className="max-sm:flex-1 max-sm:px-2"
                disabled={!canCarryOut}
                onClick={() => setOpen(true)}
              >
                {t('onlyReady', { carryOut: texts.carryOut(ready) })}
              </Button>
            )}
            <Button
              variant={isConfirmedOnPage && isDanger ? 'danger' : 'primary'}
              className="max-sm:flex-1 max-sm:px-2"
              disabled={!canCarryOut || hasFaults}
              isPending={carrying.isPending}
              onClick={carryOut}
            >
              {texts.carryOut(isPassedOver ? ready : ready + faulty + (isAsking ? unchecked : 0))}
            </Button>
          </>
        )}
      </BottomBar>
      {isInDialog && (
        <CarryOutModal batch={batch} totals={totals} refused={carrying.refused} onClose={close} />
      )}
    </>
  );
}
